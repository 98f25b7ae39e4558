import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { videoFailureMessages } from '../video/video.messages.ts'

const { broken, disk_full, no_ffmpeg, too_slow, upload_expired } = videoFailureMessages

/** Why a voice-over failed, by its code. */
export const voiceOverFailureMessages = {
  broken,
  disk_full,
  no_ffmpeg,
  too_slow,
  upload_expired,
  ...defineMessages({
    not_audio: {
      en: 'This file is not an M4A, MP3, WAV or FLAC recording, although its name may say so.',
      de: 'Diese Datei ist trotz ihres Namens keine M4A-, MP3-, WAV- oder FLAC-Aufnahme.',
      es: 'Este archivo no es una grabación M4A, MP3, WAV ni FLAC, aunque su nombre lo parezca.',
      it: 'Questo file non è una registrazione M4A, MP3, WAV o FLAC, nonostante il nome.',
      fr: 'Ce fichier n’est pas un enregistrement M4A, MP3, WAV ou FLAC, malgré son nom.',
      pt: 'Este ficheiro não é uma gravação M4A, MP3, WAV ou FLAC, apesar do nome.',
      fa: 'این فایل با وجود نامش صدای ضبط‌شدهٔ M4A، MP3، WAV یا FLAC نیست.',
    },
    too_long: {
      en: 'The voice-over is longer than the video. Check that it belongs to this lesson.',
      de: 'Die Sprachaufnahme ist länger als das Video. Prüfe, ob sie zu dieser Lektion gehört.',
      es: 'La voz en off dura más que el vídeo. Comprueba que corresponde a esta lección.',
      it: 'La voce fuori campo dura più del video. Controlla che appartenga a questa lezione.',
      fr: 'La voix off dure plus longtemps que la vidéo. Vérifiez qu’elle correspond à cette leçon.',
      pt: 'A locução é mais longa do que o vídeo. Verifique se pertence a esta aula.',
      fa: 'صداگذاری از ویدیو طولانی‌تر است. بررسی کنید که به همین درس تعلق داشته باشد.',
    },
    not_processed: {
      en: 'The voice-over could not be processed. Try again; if that fails, export it as M4A with AAC.',
      de: 'Die Sprachaufnahme konnte nicht verarbeitet werden. Versuche es erneut; falls das nicht hilft, exportiere sie als M4A mit AAC.',
      es: 'No se ha podido procesar la voz en off. Inténtalo de nuevo; si vuelve a fallar, expórtala como M4A con AAC.',
      it: 'Non è stato possibile elaborare la voce fuori campo. Riprova; se non funziona, esportala come M4A con AAC.',
      fr: 'La voix off n’a pas pu être traitée. Réessayez ; en cas de nouvel échec, exportez-la en M4A avec AAC.',
      pt: 'Não foi possível processar a locução. Tente novamente; se falhar, exporte-a como M4A com AAC.',
      fa: 'پردازش صداگذاری انجام نشد. دوباره تلاش کنید؛ اگر باز هم نشد، خروجی M4A با AAC بگیرید.',
    },
    video_gone: {
      en: 'The video of this voice-over failed or was cancelled. Upload the voice-over to another video.',
      de: 'Das Video dieser Sprachaufnahme ist fehlgeschlagen oder wurde abgebrochen. Lade sie zu einem anderen Video hoch.',
      es: 'El vídeo de esta voz en off ha fallado o se ha cancelado. Súbela a otro vídeo.',
      it: 'Il video di questa voce fuori campo non è riuscito o è stato annullato. Caricala per un altro video.',
      fr: 'La vidéo de cette voix off a échoué ou a été annulée. Envoyez la voix off pour une autre vidéo.',
      pt: 'O vídeo desta locução falhou ou foi cancelado. Carregue a locução noutro vídeo.',
      fa: 'ویدیوی این صداگذاری ناموفق بود یا لغو شد. آن را برای ویدیوی دیگری بارگذاری کنید.',
    },
  }),
}

/** The other messages to staff about voice-overs. */
export const voiceOverMessages = defineMessages({
  videoNotReady: {
    en: 'A voice-over can be added once the video has been checked. Wait until it is playable.',
    de: 'Eine Sprachaufnahme kann hinzugefügt werden, sobald das Video geprüft ist. Warte, bis es abspielbar ist.',
    es: 'Se puede añadir una voz en off cuando el vídeo se haya examinado. Espera a que se pueda reproducir.',
    it: 'Si può aggiungere una voce fuori campo quando il video è stato esaminato. Attendi che sia riproducibile.',
    fr: 'Une voix off peut être ajoutée dès que la vidéo a été examinée. Attendez qu’elle soit lisible.',
    pt: 'É possível adicionar uma locução depois de o vídeo ser examinado. Aguarde até poder ser reproduzido.',
    fa: 'پس از بررسی ویدیو می‌توان صداگذاری اضافه کرد. صبر کنید تا قابل پخش شود.',
  },
  removed: {
    en: 'The voice-over was removed.',
    de: 'Die Sprachaufnahme wurde entfernt.',
    es: 'La voz en off se ha eliminado.',
    it: 'La voce fuori campo è stata rimossa.',
    fr: 'La voix off a été supprimée.',
    pt: 'A locução foi removida.',
    fa: 'صداگذاری حذف شد.',
  },
})
