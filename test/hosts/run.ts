/** Installs every host, for those who want it done before the first test: `node --import tsx test/hosts/run.ts`. */
import { installHost } from './install.ts';
import { hosts } from './places.ts';

for (const host of Object.values(hosts)) console.log(`VS Code ${host.vscode}: ${await installHost(host)}`);
