/** Flags, counts and aggregates whose headers speak of people, while their values do not. */
import { among, between, digits, type Negatives, upTo } from './negative.ts';

const yesOrNo = among('true, false');
const count = (most: number) => (random: () => number) => upTo(random, most);

export const aboutPeople: Negatives = {
  'flag of contact': {
    names: ['email_opt_in', 'has_email', 'phone_verified', 'email_verified', 'sms_consent', 'newsletter'],
    value: yesOrNo,
  },
  'flag of papers': {
    names: ['has_passport', 'ssn_verified', 'passport_required', 'has_license', 'id_checked', 'tax_id_present'],
    value: yesOrNo,
  },
  'flag of an account': {
    names: ['is_active', 'user_active', 'account_locked', 'password_reset', 'is_admin'],
    value: yesOrNo,
  },
  'flag of a name': { names: ['name_matches', 'has_nickname', 'name_changed', 'is_named'], value: among('0, 1') },
  'flag of an address': { names: ['address_valid', 'same_address', 'has_address', 'ip_blocked'], value: among('Y, N') },
  'flag of being male': { names: ['is_male', 'is_female'], value: yesOrNo, mayBe: ['sex'] },
  'flag of having children': {
    names: ['has_children', 'with_kids'],
    value: yesOrNo,
    mayBe: ['children', 'household-type'],
  },
  'count of messages': {
    names: ['email_count', 'mails_opened', 'num_phones', 'emails_sent', 'phone_calls'],
    value: count(30),
  },
  'count of people': {
    names: ['patients_total', 'num_customers', 'user_count', 'users_online', 'number_of_patients', 'members_total'],
    value: count(5000),
  },
  'count of papers': {
    names: ['passports_issued', 'licenses_count', 'cards_issued', 'addresses_count'],
    value: count(900),
  },
  'rate of births': {
    names: ['births_per_1000', 'birth_rate', 'death_rate', 'divorce_rate', 'marriage_rate'],
    value: (r) => `${upTo(r, 40)}.${digits(r, 1)}`,
  },
  'count of deaths': { names: ['deaths', 'death_count', 'births', 'Todesfälle'], value: count(20_000) },
  'mean age': {
    names: ['avg_age', 'mean_age', 'median_age', 'Durchschnittsalter'],
    value: (r) => `${between(r, 20, 60)}.${digits(r, 2)}`,
  },
  'age of a thing': {
    names: ['building_age', 'vehicle_age', 'account_age_days', 'tree_age', 'age_of_house'],
    value: count(90),
  },
  'income of a place': {
    names: ['median_income', 'income_per_capita', 'avg_salary', 'county_income'],
    value: (r) => `${between(r, 20, 90)}${digits(r, 3)}`,
  },
  'share of a sex': {
    names: ['female_pct', 'sex_ratio', 'male_percent', 'gender_ratio'],
    value: (r) => `${upTo(r, 100)}.${digits(r, 1)}`,
  },
  'illness of a population': {
    names: ['cancer_rate', 'hiv_prevalence', 'diabetes_cases', 'smoking_rate', 'obesity_prevalence'],
    value: (r) => `${upTo(r, 100)}.${digits(r, 2)}`,
  },
  population: {
    names: ['population', 'city_population', 'country_population', 'Einwohner'],
    value: (r) => digits(r, 6),
  },
  'kind of contact': { names: ['contact_type', 'phone_type', 'email_type'], value: among('home, work, mobile, other') },
  'kind of account': {
    names: ['account_type', 'user_type', 'customer_type', 'patient_type'],
    value: among('basic, premium, trial, staff'),
  },
  'kind of address': { names: ['address_type', 'street_type'], value: among('billing, shipping, residential, office') },
  'kind of card': { names: ['card_type', 'card_brand'], value: among('visa, mastercard, amex') },
  'provider of e-mail': {
    names: ['email_domain', 'email_provider', 'mail_server'],
    value: among('gmail.com, gmx.de, yahoo.com, web.de'),
  },
  'group of customers': {
    names: ['customer_segment', 'user_group', 'client_tier'],
    value: among('A, B, C, gold, silver'),
  },
  'length of a name': { names: ['name_length', 'password_strength', 'address_lines'], value: count(30) },
  'size of a party': { names: ['party_size', 'team_members', 'group_size'], value: count(12) },
  'tries of a login': { names: ['login_attempts', 'login_count', 'failed_logins'], value: count(9) },
  'price of health': {
    names: ['drug_price', 'procedure_cost', 'treatment_cost', 'dental_costs'],
    value: (r) => `${upTo(r, 900)}.${digits(r, 2)}`,
  },
  'followers of a handle': { names: ['twitter_followers', 'instagram_likes', 'follower_count'], value: count(90_000) },
};
