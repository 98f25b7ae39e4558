import { defineMessages } from '../i18n/define-messages.ts'

/** Why a clip is not stored. */
export const clipMessages = defineMessages({
  notPossible: {
    en: 'Clips cannot be uploaded at the moment. Pictures still can.',
    de: 'Clips lassen sich zurzeit nicht hochladen. Bilder schon.',
    es: 'En este momento no se pueden subir vídeos. Las imágenes sí.',
    it: 'Al momento non è possibile caricare video. Le immagini sì.',
    fr: 'Il n’est pas possible d’envoyer des vidéos pour le moment. Les images, oui.',
    pt: 'De momento não é possível carregar vídeos. As imagens, sim.',
    fa: 'در حال حاضر بارگذاری کلیپ ممکن نیست. تصویر را می‌توانید بفرستید.',
  },
  unreadable: {
    en: 'This clip cannot be read. Please choose another one.',
    de: 'Dieser Clip lässt sich nicht lesen. Bitte wähle einen anderen.',
    es: 'Este vídeo no se puede leer. Elige otro.',
    it: 'Questo video non è leggibile. Scegline un altro.',
    fr: 'Cette vidéo est illisible. Veuillez en choisir une autre.',
    pt: 'Não é possível ler este vídeo. Escolha outro.',
    fa: 'این کلیپ خوانده نمی‌شود. لطفاً کلیپ دیگری انتخاب کنید.',
  },
})
