/** Whether a coding agent reads along: it gets one line a finding, which is short and easy to parse. */

/** Environment variables that agents set for the commands they run. The only list of them. */
export const agentVariables = [
  'AI_AGENT',
  'AUGMENT_AGENT',
  'CLAUDECODE',
  'CODEX_SANDBOX',
  'CURSOR_AGENT',
  'GEMINI_CLI',
  'OPENCODE',
] as const;

export function isAgentReading(): boolean {
  return agentVariables.some((name) => process.env[name]);
}
