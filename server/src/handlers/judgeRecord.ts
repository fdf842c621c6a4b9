/** `quasi/recordForm` and `quasi/judgeRecord`: what a record is judged by, and its card. */
import type { JudgeRecordParams, JudgeRecordResult, RecordForm, RecordFormParams } from '@quasi/shared/protocol';
import type { Session } from '../session.ts';

export function recordForm(session: Session, params: RecordFormParams): Promise<RecordForm> {
  return session.records.form(params);
}

export function judgeRecord(session: Session, params: JudgeRecordParams): Promise<JudgeRecordResult> {
  return session.records.judge(params);
}
