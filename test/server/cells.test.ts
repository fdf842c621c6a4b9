/** Tables of counts in an editor: what the lightbulb offers on small and derivable cells, and what is left once it is done. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { askMenu, choose, edited, resolving } from './menu.ts';
import { Workspace } from './workspace.ts';

let workspace: Workspace;
afterEach(() => workspace.close());

const regions = [
  [17, 2],
  [31, 30],
  [8, 12],
  [12, 9],
];
const names = ['North', 'South', 'West', 'East'];
const text = [
  'region,sex,deaths',
  ...regions.flatMap(([men, women], i) => [
    `${names[i]},men,${men}`,
    `${names[i]},women,${women}`,
    `${names[i]},Total,${men + women}`,
  ]),
  ...['All regions,men,68', 'All regions,women,53', 'All regions,Total,121', ''],
].join('\n');

for (const [title, cells] of [
  [/^Hold back 4 cells, 3 of them/, 4],
  [/^Round counts to multiples of 5/, 13],
  [/^Merge small groups with their neighbours: 3 rows fewer/, 10],
] as const) {
  test(`${title.source}: and the finding is gone`, async () => {
    workspace = await Workspace.open({ 'quasi.json': '{ "unit": "groups" }', 'counts.csv': text }, resolving);
    const { client } = workspace;
    const uri = await workspace.openData('counts.csv');
    const found = () => client.shown(uri).filter(({ code }) => code === 'small-cell' || code === 'derivable-cell');
    const [finding] = found();
    assert.equal(finding?.code, 'small-cell');
    const actions = await askMenu(client, uri, { diagnostics: [finding], isInvoked: true });
    const action = actions.find((each) => title.test(each.title));
    assert.ok(action, actions.map((each) => each.title).join('\n'));
    const { edit } = await choose(client, action);
    const now = edited(text, edit ?? {});
    assert.equal(now.split('\n').filter((line, i) => line !== text.split('\n')[i]).length, cells);
    await client.change(uri, now);
    await client.settled(uri);
    assert.deepEqual(found(), []);
    assert.deepEqual(client.log, []);
  });
}
