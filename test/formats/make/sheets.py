"""XLSX as openpyxl writes it. Reads the tables as JSON: {"hard": [{"name", "type", "texts"}], "people": …}; the folder is the argument."""
import datetime, json, sys
import openpyxl
from openpyxl.utils.datetime import CALENDAR_MAC_1904

folder = sys.argv[1]
tables = json.load(sys.stdin)


def value(type, text):
    if text is None or text == 'NaN':
        return None
    if type == 'whole':
        return int(text)
    if type in ('float', 'decimal'):
        return float(text)
    if type == 'date':
        return datetime.date.fromisoformat(text) if text >= '1900' else text
    if type == 'moment':
        return datetime.datetime.fromisoformat(text)
    if type == 'clock':
        return datetime.time.fromisoformat(text)
    if type == 'flag':
        return text == 'true'
    return text


def put(cell, type, text):
    cell.value = value(type, text)
    # A text that begins with = stays a text.
    if isinstance(cell.value, str):
        cell.data_type = 's'
    if type == 'moment':
        cell.number_format = 'yyyy-mm-dd hh:mm:ss.000'
    if type == 'clock':
        cell.number_format = 'hh:mm:ss.000'


def fill(sheet, columns, top=1, left=1):
    for c, column in enumerate(columns):
        sheet.cell(top, left + c, column['name'])
        for r, text in enumerate(column['texts']):
            put(sheet.cell(top + 1 + r, left + c), column['type'], text)


for name, columns in tables.items():
    book = openpyxl.Workbook()
    fill(book.active, columns)
    book.save(f'{folder}/{name}.xlsx')

# The other way to count days, which Macs had.
book = openpyxl.Workbook()
book.epoch = CALENDAR_MAC_1904
dates = [{**c, 'texts': [None if t and t[:4] in ('1900', '0001') else t for t in c['texts']]} for c in tables['hard'] if c['name'] == 'id' or c['type'] in ('date', 'moment')]
fill(book.active, dates)
book.save(f'{folder}/dates1904.xlsx')

# A sheet as offices make them: a title over merged cells, an empty line, then the table; a second sheet,
# a third without cells.
book = openpyxl.Workbook()
sheet = book.active
sheet.title = 'Patients 2025'
sheet['A1'] = 'Patients of the ward, 2025'
sheet.merge_cells('A1:D1')
fill(sheet, [{**c, 'texts': c['texts'][:20]} for c in tables['people']], top=4)
other = book.create_sheet('Notes')
other.append(['topic', 'note'])
other.append(['zip', 'as given by the person'])
other.append(['sex', 'M, F or X'])
book.create_sheet('Empty')
book.save(f'{folder}/book.xlsx')

# Empty lines and columns before the table; formulas, an error, a percentage, a currency, a rich date format, a hidden column and row.
book = openpyxl.Workbook()
sheet = book.active
rows = [
    ['name', 'weight', 'height', 'bmi', 'share', 'price', 'when', 'failed', 'yes', 'upper'],
    ['Anna', 61.5, 1.7, '=C4/D4^2', 0.25, 12.5, datetime.datetime(2024, 2, 29, 13, 45), '=1/0', '=1=1', '=UPPER(B4)'],
    ['Beat', 80, 2, '=C5/D5^2', 1, 1000, datetime.datetime(1999, 12, 31), '=NA()', '=1=2', '=UPPER(B5)'],
]
for r, row in enumerate(rows):
    for c, one in enumerate(row):
        sheet.cell(3 + r, 2 + c, one)
for r in (4, 5):
    sheet[f'F{r}'].number_format = '0%'
    sheet[f'G{r}'].number_format = '"CHF" #,##0.00'
    sheet[f'H{r}'].number_format = '[$-407]d. mmmm yyyy'
sheet.column_dimensions['C'].hidden = True
sheet.row_dimensions[5].hidden = True
book.save(f'{folder}/formulas.openpyxl.xlsx')

# As Excel writes carriage returns and what looks like them.
book = openpyxl.Workbook()
book.active.append(['a', 'b'])
book.active.append(['one_x000D_\ntwo', 'x_x005F_x000D_y'])
book.save(f'{folder}/escapes.xlsx')

print('openpyxl', openpyxl.__version__)
