import { defineMessages } from '../i18n/define-messages.ts'

/** Why a file of a video is not served. */
export const mediaMessages = defineMessages({
  addressExpired: {
    en: 'This address of the video is no longer valid. Reload the page to go on.',
    de: 'Diese Adresse des Videos gilt nicht mehr. Lade die Seite neu, um fortzufahren.',
    es: 'Esta dirección del vídeo ya no es válida. Recarga la página para continuar.',
    it: 'Questo indirizzo del video non è più valido. Ricarica la pagina per continuare.',
    fr: 'Cette adresse de la vidéo n’est plus valable. Rechargez la page pour continuer.',
    pt: 'Este endereço do vídeo já não é válido. Recarregue a página para continuar.',
    fa: 'نشانی این ویدیو دیگر معتبر نیست. برای ادامه، صفحه را دوباره بار کنید.',
  },
})
