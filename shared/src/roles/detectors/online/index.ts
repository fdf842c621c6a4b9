/** What people leave behind online: addresses, names, devices, tokens, pictures. */
import type { Detector } from '../../detector.ts';
import { biometric } from './biometric.ts';
import { deviceId, imei, macAddress } from './device.ts';
import { ipAddress, machineAddress } from './ipAddress.ts';
import { personalDigest } from './personalDigest.ts';
import { photo } from './photo.ts';
import { secret } from './secret.ts';
import { socialHandle } from './socialHandle.ts';
import { hash, jwt, mongoId, ulid, uuid } from './surrogate.ts';
import { memberUrl, profileUrl, recordUrl, url } from './url.ts';
import { userAgent } from './userAgent.ts';

import { walletAddress } from './wallet.ts';

export const online: readonly Detector[] = [
  secret,
  photo,
  profileUrl,
  memberUrl,
  recordUrl,
  url,
  socialHandle,
  ipAddress,
  machineAddress,
  macAddress,
  imei,
  deviceId,
  walletAddress,
  uuid,
  ulid,
  mongoId,
  jwt,
  personalDigest,
  hash,
  userAgent,
  biometric,
];
