import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts for those who answer chats. */
export const staffChatMessages = defineMessages({
  cannotAnswer: {
    en: 'This person does not answer chats. Please choose somebody else.',
    de: 'Diese Person beantwortet keine Chats. Bitte wähle jemand anderen.',
    es: 'Esta persona no responde chats. Elige a otra.',
    it: 'Questa persona non risponde alle chat. Scegli qualcun altro.',
    fr: 'Cette personne ne répond pas aux discussions. Veuillez en choisir une autre.',
    pt: 'Esta pessoa não responde a conversas. Escolha outra.',
    fa: 'این شخص به گفت‌وگوها پاسخ نمی‌دهد. لطفاً شخص دیگری را انتخاب کنید.',
  },
  newerDraft: {
    en: 'A newer draft was saved on another device.',
    de: 'Auf einem anderen Gerät wurde ein neuerer Entwurf gespeichert.',
    es: 'Se ha guardado un borrador más reciente en otro dispositivo.',
    it: 'Una bozza più recente è stata salvata su un altro dispositivo.',
    fr: 'Un brouillon plus récent a été enregistré sur un autre appareil.',
    pt: 'Foi guardado um rascunho mais recente noutro dispositivo.',
    fa: 'پیش‌نویس تازه‌تری روی دستگاه دیگری ذخیره شده است.',
  },
  idTaken: {
    en: 'Please save the note again.',
    de: 'Bitte speichere die Notiz noch einmal.',
    es: 'Guarda la nota de nuevo.',
    it: 'Salva di nuovo la nota.',
    fr: 'Veuillez enregistrer à nouveau la note.',
    pt: 'Guarde a nota novamente.',
    fa: 'لطفاً یادداشت را دوباره ذخیره کنید.',
  },
})
