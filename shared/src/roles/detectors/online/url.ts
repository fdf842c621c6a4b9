/** Web addresses: of a person's own page, one for each row, or shared by rows. */
import { byForm } from '../../byForm.ts';
import { things } from './things.ts';

const webAddress = /^(?:https?:\/\/|ftp:\/\/|www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const memberPage =
  /^(?:https?:\/\/)?(?:www\.|[a-z]{2}\.|m\.)?(?:linkedin\.com\/(?:in|pub)\/|(?:facebook|instagram|twitter|x|tiktok|threads|github|vk|weibo|xing|pinterest)\.(?:com|net)\/|(?:t\.me|orcid\.org|mastodon\.social|bsky\.app\/profile)\/)@?[\w.%/-]+\/?$/i;

/** Most values are neither. This quick check comes before the forms need to be made ready. */
const beginsAsAddress = /^(?:http|ftp|www)/i;
const isWebAddress = (value: string) => value.length > 7 && beginsAsAddress.test(value) && webAddress.test(value);
const isMemberPage = (value: string) => value.includes('/') && memberPage.test(value);

/** There are as many pages of people as people, and each of them may have a few rows. */
const LEAST_OWN_PAGES = 0.1;

const urlWords = 'url, link, uri, website, web site, web page, web address, href, Webseite, Webadresse';
const foreignUrlWords = 'site web, lien, sitio web, enlace, ウェブサイト, リンク, 网址, 链接, 網址, 連結';
export const profileUrl = byForm({
  id: 'profile-url',
  label: 'addresses of personal pages',
  kind: 'url',
  role: 'identifier',
  safeHarbor: 'N',
  header: `
    profile, profile page, member page, Profil, perfil, profile url, profile link, user url, linkedin, facebook,
    instagram, twitter, personal website, homepage, home page, orcid, personal page, author url, github, personal url,
    blog, Profillink, Profil URL, page personnelle, lien profil, página personal, enlace perfil, プロフィールurl, 个人主页, 個人主頁
  `,
  not: [things, 'repository, share, project'],
  proof: 'header',
  matches: (value) => isWebAddress(value) || isMemberPage(value),
  fits: ({ distinct, rows, missing }) => distinct >= LEAST_OWN_PAGES * (rows - missing),
});

/** No header is needed: the page of a member says that it is one. */
export const memberUrl = byForm({
  id: 'member-url',
  label: 'addresses of members of social networks',
  kind: 'url',
  role: 'identifier',
  safeHarbor: 'N',
  header: ['social, social media, social url, social profile', urlWords, foreignUrlWords],
  not: [things, 'repository, share, project'],
  proof: 'form',
  matches: (value) => value.length > 8 && isMemberPage(value),
});

const OWN_SHARE = 0.95;

export const recordUrl = byForm({
  id: 'record-url',
  label: 'web addresses, one for each row',
  kind: 'url',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'N',
  header: [urlWords, foreignUrlWords],
  not: [things, 'wikidata, wikipedia, source, reference, documentation, license, logo, map, api'],
  proof: 'form',
  matches: isWebAddress,
  fits: ({ uniqueShare }) => uniqueShare >= OWN_SHARE,
});

export const url = byForm({
  id: 'url',
  label: 'web addresses',
  kind: 'url',
  role: 'insensitive',
  safeHarbor: 'N',
  header: [urlWords, foreignUrlWords],
  proof: 'form',
  matches: isWebAddress,
});
