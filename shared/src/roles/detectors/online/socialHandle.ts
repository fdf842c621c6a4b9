/** Names in social networks: with an at sign before them, or under a header that names a network. */
import { byForm } from '../../byForm.ts';
import type { DetectorHead } from '../../detector.ts';
import { inTurn } from '../../inTurn.ts';

const head: DetectorHead = {
  id: 'social-handle',
  label: 'handles in social networks',
  kind: 'name',
  role: 'identifier',
  safeHarbor: 'R',
};

/** The second at sign begins the server, in networks of several. */
const handle = /^@[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,38}(?:@[a-z\d.-]{3,60})?$/iu;

const withAtSign = byForm({
  ...head,
  header: 'handle, social handle, mastodon, screen name, twitter, instagram, threads, tiktok',
  not: 'package, scope, module, decorator',
  proof: 'form',
  matches: (value) => value.startsWith('@') && handle.test(value),
});

const bareHandle = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,39}$/u;
const hasLetter = /\p{L}/u;

const underHeader = byForm({
  ...head,
  header: `
    twitter handle, instagram handle, social handle, social media handle, handle, twitter, instagram, twitter user,
    twitter name, twitter username, instagram username, tiktok, snapchat, skype, telegram, discord, mastodon, weibo,
    wechat, line id, kakao, gamertag, Twitter-Name, Instagram-Name, compte twitter, compte instagram,
    cuenta de twitter, usuario de twitter, 微信号, 微信號, 微博
  `,
  not: 'date, time, count, followers, likes, id, type, status',
  proof: 'header',
  matches: (value) => bareHandle.test(value) && hasLetter.test(value),
  fits: ({ distinct, rows }) => distinct > 2 && distinct > rows / 20,
});

export const socialHandle = inTurn(withAtSign, underHeader);
