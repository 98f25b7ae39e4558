import { defineMessages } from '../../platform/i18n/define-messages.ts'

export const commentMessages = defineMessages({
  deleted: {
    en: 'Your comment was deleted.',
    de: 'Dein Kommentar wurde gelöscht.',
    es: 'Tu comentario se ha eliminado.',
    it: 'Il tuo commento è stato eliminato.',
    fr: 'Votre commentaire a été supprimé.',
    pt: 'O seu comentário foi eliminado.',
    fa: 'دیدگاه شما حذف شد.',
  },
  repeated: {
    en: 'You have already posted this comment.',
    de: 'Diesen Kommentar hast du schon veröffentlicht.',
    es: 'Ya has publicado este comentario.',
    it: 'Hai già pubblicato questo commento.',
    fr: 'Vous avez déjà publié ce commentaire.',
    pt: 'Já publicou este comentário.',
    fa: 'این دیدگاه را پیش‌تر ثبت کرده‌اید.',
  },
  parentDeleted: {
    en: 'The comment you are replying to was deleted.',
    de: 'Der Kommentar, auf den du antwortest, wurde gelöscht.',
    es: 'El comentario al que respondes se ha eliminado.',
    it: 'Il commento a cui rispondi è stato eliminato.',
    fr: 'Le commentaire auquel vous répondez a été supprimé.',
    pt: 'O comentário a que responde foi eliminado.',
    fa: 'دیدگاهی که به آن پاسخ می‌دهید حذف شده است.',
  },
})
