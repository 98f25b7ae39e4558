import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Why a file of a video is not served. */
export const mediaMessages = defineMessages({
  addressExpired: {
    en: 'The address of this video has expired. Reload the page to continue.',
    de: 'Die Adresse dieses Videos ist abgelaufen. Lade die Seite neu, um fortzufahren.',
    es: 'La dirección de este vídeo ha caducado. Recarga la página para continuar.',
    it: 'L’indirizzo di questo video è scaduto. Ricarica la pagina per continuare.',
    fr: 'L’adresse de cette vidéo a expiré. Rechargez la page pour continuer.',
    pt: 'O endereço deste vídeo expirou. Recarregue a página para continuar.',
    fa: 'نشانی این ویدیو منقضی شده است. برای ادامه، صفحه را دوباره بارگذاری کنید.',
  },
  wrongAddress: {
    en: 'This address is not valid for you. Open the lesson on its page.',
    de: 'Diese Adresse gilt nicht für dich. Öffne die Lektion auf ihrer Seite.',
    es: 'Esta dirección no es válida para ti. Abre la lección en su página.',
    it: 'Questo indirizzo non è valido per te. Apri la lezione dalla sua pagina.',
    fr: 'Cette adresse n’est pas valable pour vous. Ouvrez la leçon depuis sa page.',
    pt: 'Este endereço não é válido para si. Abra a aula na respetiva página.',
    fa: 'این نشانی برای شما معتبر نیست. درس را از صفحهٔ خودش باز کنید.',
  },
})
