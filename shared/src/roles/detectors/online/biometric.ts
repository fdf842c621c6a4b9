/** Marks of the body that name a person: templates, vectors and recordings of fingers, eyes, faces, voices. */
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import { inTurn } from '../../inTurn.ts';

/** Shorter ones are answers or scores, not templates. */
const FEWEST_CHARACTERS = 8;
/** A person may have a few rows. */
const LEAST_DISTINCT_SHARE = 0.2;

const named = byHeader({
  id: 'biometric',
  label: 'biometric data',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'P',
  header: `
    biometric, biometrics, fingerprint, finger print, thumbprint, palm print, palm vein, retina, retina scan,
    retinal scan, iris scan, iris code, iris template, voiceprint, voice print, voice sample, face embedding,
    face encoding, face template, facial template, face id, faceprint, Fingerabdruck, Iriscode, Netzhautscan,
    Stimmabdruck, Gesichtsvorlage, biometrische Daten, empreinte digitale, empreinte vocale, scan de l'iris,
    scan rétinien, données biométriques, huella dactilar, huella digital, huella de voz, escaneo de iris,
    escaneo de retina, datos biométricos, 指紋, 声紋, 虹彩, 網膜, 顔特徴量, 生体情報, 指纹, 声纹, 虹膜, 视网膜, 人脸特征, 聲紋, 視網膜
  `,
  not: `
    device, browser, canvas, key, ssh, cert, certificate, ssl, tls, file, query, public, molecular, morgan, chemical,
    spectral, consent, type, status, date, thickness, disease, sha
  `,
  fits: ({ distinct, meanLength, dates, rows, missing }) =>
    distinct >= 2 && meanLength >= FEWEST_CHARACTERS && !dates && distinct >= LEAST_DISTINCT_SHARE * (rows - missing),
});

/** So many numbers in a row, as programs write what they see in a face or hear in a voice. */
const vector = /^[[({]?\s?-?\d(?:\.\d{1,20})?(?:e-?\d{1,2})?(?:[,; ]{1,2}-?\d(?:\.\d{1,20})?(?:e-?\d{1,2})?){7}/i;
const recording = /\.(?:wav|mp3|m4a|flac|ogg|wsq)$/i;

const written = byForm({
  id: 'biometric',
  label: 'biometric data',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'P',
  header: `
    face, facial, face vector, voice, speaker, voice vector, fingerprint, finger, iris, palm, gait, embedding,
    keystrokes, signature vector, minutiae, Gesicht, Stimme, Sprecher, Finger, visage, voix, locuteur, empreinte,
    rostro, cara, voz, huella, volto, voce, impronta, rosto, digital, gezicht, stem, vingerafdruk, twarz, głos,
    odcisk palca, ansikte, röst, fingeravtryck, obličej, hlas, otisk prstu, лицо, голос, отпечаток, yüz, ses,
    parmak izi, 顔, 声, 指紋, 人脸, 声音, 指纹, 얼굴, 음성, 지문
  `,
  proof: 'header',
  matches: (value) => vector.test(value) || recording.test(value),
});

export const biometric = inTurn(named, written);
