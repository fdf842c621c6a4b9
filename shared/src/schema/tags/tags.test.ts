/** Tags of columns in every format that has them: what each says, and which says most. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statementOf } from '../statementOf.ts';
import { problemsIn, schemaOf } from '../testFiles.ts';
import { saidByMeaning, saidByTag, saidUnder } from './tagWords.ts';

/** `sensitive` at least, `=identifier` in any case, `nobody`, or nothing. */
function shown(says: { role: string | undefined; isExact: boolean } | undefined): string {
  return says ? `${says.isExact ? '=' : ''}${says.role ?? 'nobody'}` : '';
}

/** Of each field of the first table, as `name words → what it says`. */
function tagsOf(text: unknown, path?: string): string[] {
  const { tags = {} } = statementOf(schemaOf(text, path).resources[0]);
  return Object.entries(tags).map(([name, tag]) => `${name} ${tag.words} → ${shown(tag)}`);
}

test('keys and words are known however they are written', () => {
  for (const key of ['contains_pii', 'containsPII', 'Contains PII', 'pii', 'x-pii', 'privacy:pii', 'is-personal-data'])
    assert.equal(shown(saidUnder(key, true)), 'quasi-identifier', key);
  for (const value of [false, 'false', 'No', 'none', 0, 'n/a']) assert.equal(shown(saidUnder('pii', value)), 'nobody');
  assert.equal(saidUnder('pii', null), undefined);
  const said: [string, string | boolean, string][] = [
    ['pii', 'email', 'quasi-identifier'],
    ['pii', 'direct', '=identifier'],
    ['pii_type', 'quasi-identifier', '=quasi-identifier'],
    ['PII', 'NonSensitive', 'quasi-identifier'],
    ['classification', 'public', 'nobody'],
    ['classification', 'PII.Sensitive', 'sensitive'],
    ['dataClassification', 'C3 - Confidential', 'sensitive'],
    ['classification', 'internal', ''],
    ['sensitivity', 'restricted', 'sensitive'],
    ['attribute type', 'QUASI_IDENTIFYING_ATTRIBUTE', '=quasi-identifier'],
    ['direct_identifier', true, '=identifier'],
    ['direct_identifier', false, ''],
    ['sensitive', true, 'sensitive'],
    ['phi', 'yes', 'sensitive'],
    ['public', true, 'nobody'],
    ['public', false, ''],
    ['criticalDataElement', true, ''],
    ['constructor', true, ''],
    ['owner', 'personal', ''],
  ];
  for (const [key, value, says] of said) assert.equal(shown(saidUnder(key, value)), says, `${key}: ${value}`);
});

test('a tag may hold a key, and a class of a vocabulary has an address', () => {
  const said = ['pii', 'PII.None', 'pii:false', 'classification=restricted', 'gdpr', 'nightly', 'non-pii'];
  assert.deepEqual(
    said.map((tag) => shown(saidByTag(tag))),
    ['quasi-identifier', 'nobody', 'nobody', 'sensitive', 'quasi-identifier', '', 'nobody'],
  );
  const meant = [
    'http://schema.org/email',
    'schema:birthDate',
    'http://xmlns.com/foaf/0.1/mbox',
    'https://schema.org/name',
  ];
  assert.deepEqual(
    meant.map((address) => shown(saidByMeaning(address))),
    ['identifier', 'quasi-identifier', 'identifier', ''],
  );
});

test('columns of dbt have them in meta, in config and in tags; no tag takes back what another one warns of', () => {
  const yaml = `version: 2
seeds:
  - name: people
    columns:
      - {name: mail, meta: {contains_pii: true}}
      - name: age
        tags: [nightly, pii]
      - name: ward
        config: {meta: {classification: confidential}, tags: pii}
      - name: zip
        meta: {pii: false}
        config: {tags: ["pii:direct"]}
      - name: colour
        meta: {contains_pii: false, databricks_tags: {team: x}}
      - name: size
        description: personal
`;
  assert.deepEqual(problemsIn(yaml, '/w/schema.yml'), []);
  const inAnyCase = (name: string, rest: string) => [name, name.toUpperCase()].map((each) => `${each} ${rest}`);
  assert.deepEqual(tagsOf(yaml, '/w/schema.yml'), [
    ...inAnyCase('mail', 'contains_pii: true → quasi-identifier'),
    ...inAnyCase('age', 'tags: pii → quasi-identifier'),
    ...inAnyCase('ward', 'classification: confidential → sensitive'),
    ...inAnyCase('zip', 'tags: pii:direct → =identifier'),
    ...inAnyCase('colour', 'contains_pii: false → nobody'),
  ]);
});

test('columns of a data contract have a classification, tags and properties of their own', () => {
  const contract = {
    apiVersion: 'v3.0.2',
    kind: 'DataContract',
    schema: [
      {
        name: 'people',
        properties: [
          { name: 'mail', classification: 'public', criticalDataElement: true, tags: ['pii'] },
          { name: 'age', classification: 'public', logicalType: 'integer' },
          { name: 'ward', customProperties: [{ property: 'dataClass', value: 'restricted' }] },
          { name: 'home', logicalType: 'object', properties: [{ name: 'zip', classification: 'PII' }] },
          { name: 'mood', customProperties: [{ property: 'quasi:role', value: 'sensitive' }] },
        ],
      },
    ],
  };
  const [people] = schemaOf(contract, '/w/people.odcs.yaml').resources;
  assert.deepEqual(
    people.fields.map(({ name, tag }) => `${name} ${tag?.value.words} → ${shown(tag?.value)}`),
    [
      'mail tags: pii → quasi-identifier',
      'age classification: public → nobody',
      'ward dataClass: restricted → sensitive',
      'home.zip classification: PII → quasi-identifier',
      'mood undefined → ',
    ],
  );
  assert.equal(people.fields[4].quasi.said['quasi:role'], 'sensitive');
});

test('fields of Table Schema have what people write there, and columns of CSVW too', () => {
  const fields = [
    { name: 'a', classification: 'Restricted' },
    { name: 'b', rdfType: 'http://schema.org/birthDate' },
    { name: 'c', custom: { pii: 'yes' } },
    { name: 'd', tags: ['public'] },
    { name: 'e', type: 'string', title: 'personal' },
    { name: 'f', pii: { type: 'direct' } },
    { name: 'g', governance: { classification: ['internal', 'restricted'], contains_pii: true } },
    { name: 'h', classification: ['internal', 'confidential'] },
  ];
  const says = [
    'a classification: Restricted → sensitive',
    'b rdfType: http://schema.org/birthDate → quasi-identifier',
    'c pii: yes → quasi-identifier',
    'd tags: public → nobody',
    'f pii type: direct → =identifier',
    'g contains_pii: true → quasi-identifier',
    'h classification: confidential → sensitive',
  ];
  assert.deepEqual(tagsOf({ fields }, '/w/tableschema.json'), says);
  const columns = [{ name: 'f', propertyUrl: 'schema:email' }];
  assert.deepEqual(tagsOf({ '@context': 'x', url: 'a.csv', tableSchema: { columns } }, '/w/a.csv-metadata.json'), [
    'f propertyUrl: schema:email → identifier',
  ]);
});
