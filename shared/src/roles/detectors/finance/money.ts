/** What people earn, own and owe: amounts, bands of amounts, and what lenders think of them. */
import { byForm } from '../../byForm.ts';
import { byTopic } from '../../byTopic.ts';
import { Confidence, type Detector, type DetectorHead } from '../../detector.ts';
import type { HeaderWords } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';

const amount =
  /^[-+(]?\s?(?:[A-Z]{3}\s?|[$€£¥₹]\s?)?[-+]?\d{1,3}(?:[ ,.'’]?\d{3}){0,6}(?:[.,]\d{1,6})?\)?\s?(?:[kKmM]|[A-Z]{3}|[$€£¥₹円元])?$/;
const bound = String.raw`[$€£¥]?\s?\d[\d,.]{0,12}\s?[kKmM]?\s?(?:\+|[$€£¥]|[A-Z]{3})?`;
const band = new RegExp(
  String.raw`^(?:(?:[<>≤≥]=?|under|over|below|above|less than|more than|up to|unter|über)\s?${bound}|${bound}\s?(?:[-–—~+]|to|bis|à|a)?\s?(?:${bound})?\.?|(?:very )?(?:low|lower|middle|medium|high|higher)(?: income)?)$`,
  'i',
);

/** `300万～400万円未満`, `2000만원 이상`. */
const easternBand =
  /^约?\d[\d,.]{0,12}\s?[千百十]?[万萬億亿만억]?\s?(?:円|元|원)?\s?(?:(?:未満|以上|以下|以内|及以上|이상|이하|미만|초과)|[-–~〜～至から에서]{1,2}\s?(?:\d[\d,.]{0,12}\s?[千百十]?[万萬億亿만억]?\s?(?:円|元|원)?\s?(?:未満|以下|以内|미만|이하)?)?)$/u;

const LARGEST_DEGREE = 360;

/** Figures of places, firms and years, not of people. */
const ofPlaces = `
  operating, interest, GDP, GNI, national, government, county, country, state, region, per capita, median, mean,
  average, avg, index, net operating, company, ticket, type, source, date, id, currency
`;

const earnings = [
  `
    base pay, gross pay, annual pay, gross wage, salary, salaries, base salary, annual salary, income, annual income,
    household income, monthly income, wage, wages, hourly wage, earnings, pay rate, hourly rate, compensation, bonus,
    pension, Gehalt, Jahresgehalt, Einkommen, Haushaltseinkommen, Lohn, Stundenlohn, Bruttolohn, Verdienst, salaire,
    revenu, revenus, rémunération, salario, sueldo, ingresos, renta, 年収, 給与, 給料, 所得, 収入, 工资, 薪水, 薪资, 薪資, 收入, 年薪
  `,
  {
    en: 'remuneration, stipend, gross salary, net salary, net pay, net income, family income, applicant income, coapplicant income, salary usd, take home, overtime pay, commission, commissions, total pay, annual comp, pay, monthly pay, hourly pay, percent salary hike, gross income, fincome, disposable income, compensation total, tuition aid, retirement income, pension amount, severance, tips earned, estate, wealth, asset value',
    de: 'Brutto, Netto, Bruttogehalt, Nettogehalt, Monatsgehalt, Grundgehalt, Monatsbrutto, Jahresbrutto, Nettolohn, Monatslohn, Haushaltsnettoeinkommen, Nettoeinkommen, Bruttoeinkommen, Vergütung, Besoldung, Bezüge, Rente, Rentenhöhe, Bonuszahlung, Steuerbrutto, SV Brutto, Auszahlungsbetrag, Zulage, Zulagen, Prämie Mitarbeiter, Honorar, Sold, Weihnachtsgeld, Überstundenvergütung',
    fr: 'salaire brut, salaire net, traitement brut, brut, net à payer, net imposable, prime, primes, retraite, pension, revenu fiscal, revenu mensuel, indemnité, indemnités, rémunération annuelle',
    es: 'salario bruto, salario neto, nómina, retribución, ingreso, ingreso mensual, ingreso anual, renta mensual, renta anual, renta familiar, líquido a percibir, salario base, pensión, devengo, total devengado, percepciones, salario diario, SBC, gratificación, remuneración',
    it: 'stipendio, stipendio lordo, stipendio netto, retribuzione, retribuzione lorda, retribuzione annua, RAL, reddito, reddito annuo, reddito familiare, lordo, netto, netto in busta, salario, pensione, paga, paga oraria, compenso, indennità, tredicesima',
    pt: 'salário, salário bruto, salário líquido, salário base, remuneração, renda, renda mensal, renda familiar, rendimento, rendimentos, rendimento mensal, vencimento, ordenado, ganho, proventos, pensão, aposentadoria, vencimento base, subsídio de refeição, faixa salarial',
    nl: 'salaris, bruto salaris, brutosalaris, nettosalaris, loon, brutoloon, nettoloon, uurloon, maandsalaris, jaarsalaris, inkomen, jaarinkomen, huishoudinkomen, verdiensten, pensioen, bruto, vergoeding, toeslag',
    pl: 'wynagrodzenie, wynagrodzenie brutto, wynagrodzenie netto, pensja, płaca, placa, płaca zasadnicza, zarobki, dochód, dochod, dochody, przychód, przychody, emerytura, brutto, premia, stawka godzinowa, dodatek',
    sv: 'månadslön, årslön, bruttolön, nettolön, timlön, grundlön, lön, lönebelopp, inkomst, årsinkomst, hushållsinkomst, disponibel inkomst, ersättning, pension, löneförmån',
    cs: 'plat, hrubý plat, čistý plat, základní plat, mzda, hrubá mzda, čistá mzda, hodinová mzda, příjem, příjmy, měsíční příjem, odměna, odměny, důchod, příplatek',
    ru: 'зарплата, заработная плата, оклад, доход, доходы, заработок, среднемесячный доход, доход семьи, пенсия, премия, начислено, к выплате, жалованье, вознаграждение',
    tr: 'maaş, maaşı, brüt maaş, net maaş, brüt ücret, net ücret, ücret, aylık ücret, gelir, aylık gelir, hane geliri, yıllık gelir, kazanç, emekli maaşı, prim, ikramiye',
    ja: '年収, 月収, 給与, 基本給, 賃金, 手取り, 賞与, 総支給額, 支給額, 世帯年収, 報酬, 年金, 月給, 時給, 手当',
    zh: '月薪, 月收入, 年收入, 家庭收入, 基本工资, 实发工资, 应发工资, 奖金, 薪酬, 底薪, 养老金, 时薪, 津贴',
    ko: '연봉, 급여, 월급, 기본급, 소득, 월소득, 연소득, 가구소득, 임금, 시급, 수입, 월수입, 상여, 상여금, 보수, 연금, 실수령액, 수당',
  },
];

function sensitiveAmounts(id: string, label: string, header: HeaderWords, not: HeaderWords): Detector {
  return byForm({
    id,
    label,
    kind: 'number',
    role: 'sensitive',
    header,
    not,
    proof: 'header',
    matches: (value) => value.length <= 40 && amount.test(value),
    // Swedish for pay is, without its dots, short for longitude.
    fits: ({ header, numbers }) => !header.words.includes('lon') || (numbers?.largest ?? 0) > LARGEST_DEGREE,
  });
}

export const incomes = sensitiveAmounts('income', 'incomes', earnings, ofPlaces);

/** `<=50K`, `20,000 to 29,999`, `low`. */
const bandHead: DetectorHead = {
  id: 'income-band',
  label: 'bands of income',
  kind: 'category',
  role: 'sensitive',
};

const written = byForm({
  ...bandHead,
  header: [
    `
      salary band, salary range, income category, income cat, inc cat, income grp, Einkommensklasse, Einkommensgruppe,
      tranche de revenu, rango salarial, tramo de ingresos
    `,
    earnings,
    'salary class, income class, income group, income band, income bracket, income level',
  ],
  not: ofPlaces,
  proof: 'header',
  matches: (value) => value.length <= 60 && !amount.test(value) && (band.test(value) || easternBand.test(value)),
});

const MOST_BANDS = 30;

/** Where the header speaks of bands, they may have any names: `modal`, `C2`. */
const called = byTopic({
  ...bandHead,
  header: {
    en: 'income band, income bracket, income class, income group, income level, income category, income range, salary band, salary range, pay band, wealth index, wealth quintile, income quintile',
    de: 'Einkommensklasse, Einkommensgruppe, Einkommensstufe, Gehaltsband, Gehaltsklasse',
    fr: 'tranche de revenu, tranche de revenus, classe de revenu, niveau de revenu',
    es: 'rango salarial, tramo de ingresos, nivel de ingresos, rango de ingresos, quintil de ingreso',
    it: 'fascia di reddito, classe di reddito, livello di reddito, fascia reddito',
    pt: 'faixa salarial, faixa de renda, classe de renda, escalão de rendimento',
    nl: 'inkomensklasse, inkomensgroep, inkomenscategorie, salarisschaal',
    pl: 'przedział dochodu, grupa dochodowa, klasa dochodu, przedział zarobków',
    sv: 'inkomstgrupp, inkomstklass, löneband, inkomstintervall',
    cs: 'příjmová skupina, příjmová kategorie, platová třída, příjmové pásmo',
    ru: 'группа дохода, уровень дохода, категория дохода',
    tr: 'gelir grubu, gelir düzeyi, gelir aralığı, gelir seviyesi',
    ja: '年収階級, 所得階層, 年収区分',
    zh: '收入水平, 收入等级, 收入区间, 收入档次',
    ko: '소득수준, 소득분위, 소득구간, 소득계층',
  },
  not: ofPlaces,
  fits: ({ distinct }) => distinct <= MOST_BANDS,
  sure: Confidence.header,
});

export const incomeBands = inTurn(written, called);

const owned = [
  `
    account bal, acct bal, current bal, amount owed, balance, account balance, bank balance, current balance,
    credit limit, credit amount, debt, debts, total debt, loan, loans, loan amount, mortgage, mortgage amount,
    savings, net worth, assets, Kontostand, Saldo, Schulden, Kredit, Kreditbetrag, Darlehen, Vermögen, solde, dette,
    dettes, prêt, montant du prêt, patrimoine, saldo de cuenta, deuda, deudas, préstamo, hipoteca, 残高, 借入金額, 負債, 余额,
    餘額, 贷款金额, 负债
  `,
  {
    en: 'bill amt, credit card balance, revolving balance, revol bal, outstanding balance, outstanding debt, loan amnt, funded amnt, installment, credit balance, overdraft, deposit amount, avg balance, monthly debt, amount of credit, household debt, monthly inhand salary, principal, loan principal, principal amount, loan value, requested amount, requested loan, amount requested, funded amount, approved amount, credit line, credit lines, card balance, bank balance avg, mortgage balance, home loan, car loan, student loan, student debt, total debts, liabilities, total assets, networth, wealth, savings balance, pension pot, investments, investment amount, property value, home value, house value, security deposit, sec dep, revolving utilization, total bal, tot cur bal, avg cur bal',
    de: 'Guthaben, Kreditlimit, Kredithöhe, Kreditrahmen, Hypothek, Verbindlichkeiten, Darlehensbetrag, Außenstände, offener Betrag, Depotwert, Sparguthaben',
    fr: 'crédit, montant du crédit, encours, épargne, découvert, créance, emprunt, hypothèque',
    es: 'crédito, monto del préstamo, límite de crédito, saldo actual, ahorro, ahorros, importe préstamo, cuota préstamo',
    it: 'saldo, saldo conto, debito, debiti, prestito, mutuo, importo prestito, fido, risparmi, patrimonio, importo finanziato',
    pt: 'saldo, dívida, dívidas, empréstimo, limite de crédito, poupança, patrimônio, valor do empréstimo, financiamento, limite, crédito habitação',
    nl: 'banksaldo, saldo, schuld, schulden, lening, leenbedrag, kredietlimiet, hypotheek, spaargeld, vermogen',
    pl: 'saldo, saldo konta, dług, zadłużenie, kredyt, kwota kredytu, pożyczka, limit kredytowy, oszczędności, hipoteka, majątek',
    sv: 'saldo, skuld, skulder, lån, lånebelopp, kreditgräns, bolån, sparande, förmögenhet',
    cs: 'zůstatek, zůstatek účtu, dluh, dluhy, úvěr, výše úvěru, půjčka, úspory, hypotéka, majetek',
    ru: 'баланс, остаток, остаток на счете, долг, задолженность, кредит, сумма кредита, кредитный лимит, ипотека, сбережения, вклад',
    tr: 'bakiye, hesap bakiyesi, borç, borcu, kredi, kredi tutarı, kredi limiti, ipotek, tasarruf, birikim, mevduat',
    ja: '残高, 預金残高, 借入額, 借入残高, ローン, 住宅ローン, 預金, 貯蓄, 資産',
    zh: '账户余额, 存款, 贷款, 欠款, 债务, 信用额度, 贷款额, 房贷, 资产, 储蓄',
    ko: '잔액, 계좌잔액, 대출금, 대출금액, 대출, 부채, 채무, 신용한도, 저축, 예금, 자산',
  },
];

/** Facts about a loan other than its size, and balances that are not of money. */
const besideAmounts = `
  term, rate, interest, ratio, duration, months, days, year, purpose, grade, count, number of, life, water, energy,
  Laufzeit, Zins, durée, taux, plazo, tasa
`;

export const balances = sensitiveAmounts('balance', 'balances and debts', owned, [ofPlaces, besideAmounts]);
