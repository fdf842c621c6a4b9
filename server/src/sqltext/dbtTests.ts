/** Generic tests of dbt: a test fails by the rows that it returns, which here are classes with their sizes. */

/** What means "not known" is in the hands of the model, as NULL. */
export function dbtTests({ k, l }: { readonly k: number; readonly l: number }): string {
  return `{# Quasi: generic tests of dbt. Save as tests/generic/quasi.sql. Not run by us.

   models:
     - name: people
       data_tests:
         - k_anonymous: { columns: [age, sex, postcode], k: ${k} }
         - l_diverse: { columns: [age, sex, postcode], sensitive: diagnosis, l: ${l} }

   Missing values are NULL, and equal each other. #}

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
