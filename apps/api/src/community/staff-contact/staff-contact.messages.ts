import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts for those who answer messages of the contact form. */
export const staffContactMessages = defineMessages({
  cannotAnswer: {
    en: 'This person does not answer contact messages. Please choose somebody else.',
    de: 'Diese Person beantwortet keine Kontaktnachrichten. Bitte wähle jemand anderen.',
    es: 'Esta persona no responde mensajes de contacto. Elige a otra.',
    it: 'Questa persona non risponde ai messaggi di contatto. Scegli qualcun altro.',
    fr: 'Cette personne ne répond pas aux messages de contact. Veuillez en choisir une autre.',
    pt: 'Esta pessoa não responde a mensagens de contacto. Escolha outra.',
    fa: 'این شخص به پیام‌های تماس پاسخ نمی‌دهد. لطفاً شخص دیگری را انتخاب کنید.',
  },
  idTaken: {
    en: 'Please send the answer again.',
    de: 'Bitte sende die Antwort noch einmal.',
    es: 'Envía la respuesta de nuevo.',
    it: 'Invia di nuovo la risposta.',
    fr: 'Veuillez renvoyer la réponse.',
    pt: 'Envie a resposta novamente.',
    fa: 'لطفاً پاسخ را دوباره بفرستید.',
  },
})
