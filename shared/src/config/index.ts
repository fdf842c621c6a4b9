/** What a user can set, and how it is checked. */
export { defaultSettings, readSettings, type Settings, settingsSchema } from './settings.ts';
