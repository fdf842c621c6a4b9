/** What the manifest promises: commands that exist and show only where they make sense, and settings that say nothing until somebody sets them. */
import assert from 'node:assert/strict';
import { readEditorSettings } from '@quasi/shared/config';
import { commands, extensions, workspace } from 'vscode';

interface Command {
  readonly command: string;
  readonly category: string;
  readonly title: string;
  readonly icon?: string;
  readonly enablement?: string;
}

interface MenuItem {
  readonly command: string;
  readonly when?: string;
}

interface Property {
  readonly markdownDescription: string;
}

interface Step {
  readonly id: string;
  readonly description: string;
  readonly media: { readonly altText: string };
  readonly completionEvents: readonly string[];
}

const quasi = extensions.getExtension('datarisk.quasi');
const { contributes } = quasi?.packageJSON ?? {};
const contributed: readonly Command[] = contributes.commands;
const menus: Readonly<Record<string, readonly MenuItem[]>> = contributes.menus;
const groups: readonly { properties: Record<string, Property> }[] = contributes.configuration;
const properties = Object.assign({}, ...groups.map((group) => group.properties)) as Record<string, Property>;
const steps: readonly Step[] = contributes.walkthroughs[0].steps;

/** The way in: it makes sense wherever there is nothing yet. */
const everywhere = ['quasi.openSample'];

/** What the language server answers to: named by lenses and entries of the lightbulb, not chosen by anybody. */
const ofServer = ['quasi.reveal'];

/** What the editor itself registers for a view. */
const ofView = /^quasi\.(columns|files)\.(focus|open|removeView|resetViewLocation|toggleVisibility|filter\w*)$/;

suite('Manifest', () => {
  test('each command has its own name, the prefix, and an icon for where a menu shows it as one', () => {
    for (const { command, category, icon } of contributed) {
      assert.equal(category, 'Quasi', command);
      assert.match(icon ?? '', /^\$\([\w-]+\)$/, command);
    }
    assert.equal(new Set(contributed.map(({ title }) => title)).size, contributed.length);
  });

  test('a title has its words from package.nls.json, and is not prefixed twice', () => {
    for (const { command, title } of contributed) assert.doesNotMatch(title, /%|^Quasi/, command);
  });

  test('the palette shows a command only where it makes sense', () => {
    const palette = menus['commandPalette'] ?? [];
    assert.equal(new Set(palette.map(({ command }) => command)).size, palette.length);
    for (const { command, enablement } of contributed) {
      const when = palette.find((each) => each.command === command)?.when;
      if (everywhere.includes(command)) assert.equal(when, undefined, command);
      else assert.ok(when, `${command} is in the palette everywhere`);
      // A keyboard shortcut goes by this.
      if (/^quasi\.has\w+$/.test(when ?? '')) assert.equal(enablement, when, command);
    }
  });

  test('a menu holds commands that there are, and says when', () => {
    const known = new Set(contributed.map(({ command }) => command));
    for (const [menu, items] of Object.entries(menus)) {
      for (const { command, when } of items) {
        assert.ok(known.has(command), `${menu}: ${command}`);
        assert.ok(when, `${menu}: ${command}`);
      }
    }
  });

  test('what is contributed is registered, and what is registered is contributed', async () => {
    await quasi?.activate();
    const registered = (await commands.getCommands(true)).filter((each) => each.startsWith('quasi.'));
    assert.deepEqual(
      registered.filter((each) => !ofServer.includes(each) && !ofView.test(each)).sort(),
      contributed.map(({ command }) => command).sort(),
    );
  });

  test('a view is there only with something to show', () => {
    const views: readonly { readonly when?: string }[] = Object.values(contributes.views).flat() as [];
    assert.ok(views.length > 0);
    for (const { when } of views) assert.match(when ?? '', /^quasi\.has(Data|CheckedFiles)$/);
  });

  test('the walkthrough has four steps, each of which is told in words too and can be completed', () => {
    assert.equal(steps.length, 4);
    for (const { id, description, media, completionEvents } of steps) {
      assert.match(media.altText, /\w+ \w+.*\.$/, id);
      const links = [...description.matchAll(/\]\(command:([\w.]+)\)/g)].map(([, command]) => command ?? '');
      for (const command of links) {
        const isOurs = contributed.some((each) => each.command === command);
        assert.ok(isOurs || command.startsWith('workbench.'), command);
        assert.ok(completionEvents.includes(`onCommand:${command}`), command);
      }
      for (const event of completionEvents) assert.match(event, /^on(Command|View|Context):\S/);
    }
  });

  test('what the walkthrough waits for is there', async () => {
    const known = await commands.getCommands();
    for (const event of steps.flatMap(({ completionEvents }) => completionEvents)) {
      const [, command] = /^onCommand:(.*)$/.exec(event) ?? [];
      const [, view] = /^onView:(.*)$/.exec(event) ?? [];
      if (command) assert.ok(known.includes(command), command);
      // Each view has a command that opens it.
      if (view) assert.ok(known.includes(`${view}.focus`) || view === 'workbench.panel.markers.view', view);
    }
  });

  test('there are no more settings than can be read through', () => {
    assert.ok(Object.keys(properties).length <= 22);
  });

  test('what nobody has set says nothing', () => {
    assert.deepEqual(readEditorSettings(workspace.getConfiguration('quasi')), { statement: {}, problems: [] });
  });

  test('a setting that a description names exists', () => {
    for (const [name, { markdownDescription }] of Object.entries(properties)) {
      assert.doesNotMatch(markdownDescription, /^%/);
      for (const [, linked] of markdownDescription.matchAll(/#([\w.]+)#/g)) {
        assert.ok(linked && linked in properties, `${name} names ${linked}`);
      }
    }
  });
});
