"""JSON Lines and a JSON array as Python's json writes them. Reads the tables as JSON, as sheets.py does."""
import json, sys

folder = sys.argv[1]
tables = json.load(sys.stdin)


def value(type, text):
    if text is None or text == 'NaN':
        return None
    if type == 'whole':
        return int(text)
    if type == 'float':
        return float(text)
    if type == 'flag':
        return text == 'true'
    if type == 'list':
        return json.loads(text)
    return text


def record(columns, row):
    made = {}
    for column in columns:
        *parents, name = column['name'].split('.')
        place = made
        for parent in parents:
            place = place.setdefault(parent, {})
        place[name] = value(column['type'], column['texts'][row])
    return made


for name, columns in tables.items():
    records = [record(columns, row) for row in range(len(columns[0]['texts']))]
    with open(f'{folder}/{name}.jsonl', 'w', encoding='utf-8') as file:
        for one in records:
            print(json.dumps(one, ensure_ascii=False), file=file)
    if name == 'hard':
        with open(f'{folder}/{name}.ascii.ndjson', 'w') as file:
            for one in records:
                print(json.dumps(one, separators=(',', ':')), file=file)
    else:
        with open(f'{folder}/{name}.json', 'w', encoding='utf-8') as file:
            json.dump(records, file, ensure_ascii=False, indent=1)

# Python writes numbers that JSON does not have.
with open(f'{folder}/nan.jsonl', 'w') as file:
    for one in [{'x': float('nan'), 'y': 1}, {'x': float('inf'), 'y': 2.0}]:
        print(json.dumps(one), file=file)

# Rows that do not have the same keys, in another order, with one value now a number and now a text; a blank line between.
with open(f'{folder}/ragged.jsonl', 'w') as file:
    print('{"a": 1, "b": {"c": "x"}}\n\n{"d": [1, {"e": null}], "a": "1"}\n{"b": null, "a": true}\n{}', file=file)
print('Python', sys.version.split()[0])
