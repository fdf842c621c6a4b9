/** As much of the drivers as is used: they are not installed with Quasi. */
declare module 'pg' {
  export interface Settings {
    readonly host: string;
    readonly port?: number | undefined;
    readonly user?: string | undefined;
    readonly password?: string | undefined;
    readonly database?: string | undefined;
    readonly ssl?: boolean;
    readonly application_name: string;
    readonly connectionTimeoutMillis: number;
    readonly statement_timeout?: number;
  }
  export class Client {
    constructor(settings: Settings);
    readonly processID: number | null;
    connect(): Promise<void>;
    query(question: { readonly text: string; readonly rowMode: 'array' }): Promise<{ readonly rows: unknown[][] }>;
    end(): Promise<void>;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  const pg: { readonly Client: typeof Client };
  export default pg;
}

declare module '@clickhouse/client' {
  export interface Settings {
    readonly url: string;
    readonly username?: string | undefined;
    readonly password?: string | undefined;
    readonly application: string;
    readonly request_timeout: number;
    readonly clickhouse_settings: Readonly<Record<string, string | number>>;
    readonly log: { readonly level: number };
  }
  export interface Client {
    query(question: {
      readonly query: string;
      readonly format: 'JSONCompact';
      readonly abort_signal?: AbortSignal;
      readonly query_id?: string;
    }): Promise<{ json(): Promise<{ readonly data: unknown[][] }> }>;
    close(): Promise<void>;
  }
  export function createClient(settings: Settings): Client;
  export const ClickHouseLogLevel: { readonly OFF: number };
}
