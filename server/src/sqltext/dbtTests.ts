/** Generic tests of dbt: a test fails by the rows that it returns, which here are classes with their sizes. */

/** What means "not known" is in the hands of the model, as NULL. */
export interface DbtRequest {
  readonly k: number;
  readonly l: number;
  /** Of the example above the tests, which is otherwise about people. */
  readonly model: string | undefined;
  readonly columns: readonly string[];
  readonly sensitive: readonly string[];
}

export function dbtTests({ k, l, model = 'people', columns, sensitive }: DbtRequest): string {
  const compared = listOf(columns.length > 0 ? columns : ['age', 'sex', 'postcode']);
  const learnt = sensitive.length > 0 ? sensitive : ['diagnosis'];
  const diverse = learnt.map(
    (one) => `         - l_diverse: { arguments: { columns: ${compared}, sensitive: ${nameOf(one)}, l: ${l} } }`,
  );
  return `{# Quasi: generic tests of dbt. Save as tests/generic/quasi.sql, and put these lines into the properties of the model:

   models:
     - name: ${nameOf(model)}
       data_tests:
         - k_anonymous: { arguments: { columns: ${compared}, k: ${k} } }
${diverse.join('\n')}

   Before dbt 1.10.5 leave "arguments" out. Names are quoted: write them as the warehouse does. Missing values are NULL, and equal each other. #}

{% test k_anonymous(model, columns, k=${k}) %}
SELECT {% for column in columns %}{{ adapter.quote(column) }}, {% endfor %}count(*) AS q_rows
FROM {{ model }}
GROUP BY {% for column in columns %}{{ adapter.quote(column) }}{{ ", " if not loop.last }}{% endfor %}
HAVING count(*) < {{ k }}
{% endtest %}

{% test l_diverse(model, columns, sensitive, l=${l}) %}
SELECT {% for column in columns %}{{ adapter.quote(column) }}, {% endfor %}count(*) AS q_values
FROM (
  SELECT DISTINCT {% for column in columns %}{{ adapter.quote(column) }}, {% endfor %}{{ adapter.quote(sensitive) }}
  FROM {{ model }}
) q
GROUP BY {% for column in columns %}{{ adapter.quote(column) }}{{ ", " if not loop.last }}{% endfor %}
HAVING count(*) < {{ l }}
{% endtest %}
`;
}

function listOf(names: readonly string[]): string {
  return `[${names.map(nameOf).join(', ')}]`;
}

/** As YAML has it, and so that no name ends the comment it stands in or begins something of dbt's. */
function nameOf(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name).replace(/[#{}%]/g, asEscape);
}

function asEscape(sign: string): string {
  return `\\u00${sign.charCodeAt(0).toString(16)}`;
}
