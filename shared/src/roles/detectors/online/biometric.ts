/** Marks of the body that name a person: templates and recordings of fingers, eyes, faces, voices. */
import { byHeader } from '../../byHeader.ts';

/** Shorter ones are answers or scores, not templates. */
const FEWEST_CHARACTERS = 8;
/** A person may have a few rows. */
const LEAST_DISTINCT_SHARE = 0.2;

export const biometric = byHeader({
  id: 'biometric',
  label: 'biometric data',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'P',
  header: [
    ...['biometric', 'biometrics', 'fingerprint', 'finger print', 'thumbprint', 'palm print', 'palm vein'],
    ...['retina', 'retina scan', 'retinal scan', 'iris scan', 'iris code', 'iris template', 'voiceprint'],
    ...['voice print', 'voice sample', 'face embedding', 'face encoding', 'face template', 'facial template'],
    ...['face id', 'faceprint', 'Fingerabdruck', 'Iriscode', 'Netzhautscan', 'Stimmabdruck', 'Gesichtsvorlage'],
    ...['biometrische Daten', 'empreinte digitale', 'empreinte vocale', "scan de l'iris", 'scan rétinien'],
    ...['données biométriques', 'huella dactilar', 'huella digital', 'huella de voz', 'escaneo de iris'],
    ...[
      'escaneo de retina',
      'datos biométricos',
      '指紋',
      '声紋',
      '虹彩',
      '網膜',
      '顔特徴量',
      '生体情報',
      '指纹',
      '声纹',
      '虹膜',
    ],
    ...['视网膜', '人脸特征', '聲紋', '視網膜'],
  ],
  not: [
    ...['device', 'browser', 'canvas', 'key', 'ssh', 'cert', 'certificate', 'ssl', 'tls', 'file', 'query'],
    ...['public', 'molecular', 'morgan', 'chemical', 'spectral', 'consent', 'type', 'status', 'date'],
    ...['thickness', 'disease', 'sha'],
  ],
  fits: ({ distinct, meanLength, dates, rows, missing }) =>
    distinct >= 2 && meanLength >= FEWEST_CHARACTERS && !dates && distinct >= LEAST_DISTINCT_SHARE * (rows - missing),
});
