/** What a browser says of itself: seldom unique, but known to every site that it visits. */
import { byForm } from '../../byForm.ts';

const agent = /^(?:Mozilla|Opera|Dalvik|okhttp|curl|Wget|[A-Za-z][\w.-]{1,30})\/\d[\w.]*(?: ?\(.{3,}|$)/;

export const userAgent = byForm({
  id: 'user-agent',
  label: 'user agents of browsers',
  kind: 'text',
  role: 'quasi-identifier',
  header: 'user agent, useragent, http user agent, browser agent, ua, ユーザーエージェント, 用户代理, 使用者代理',
  proof: 'form',
  matches: (value) =>
    value.includes('/') && agent.test(value) && (value.includes('(') || /^(?:curl|okhttp|Wget)/.test(value)),
});
