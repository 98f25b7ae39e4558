import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of awarding a certificate by hand. */
export const staffCertificateMessages = defineMessages({
  awardedBefore: {
    en: 'This person was awarded this certificate before, even if it was revoked.',
    de: 'Diese Person hat dieses Zertifikat schon erhalten, auch wenn es widerrufen wurde.',
    es: 'Esta persona ya recibió este certificado, aunque se revocara.',
    it: 'Questa persona ha già ricevuto questo certificato, anche se è stato revocato.',
    fr: 'Cette personne a déjà reçu ce certificat, même s’il a été révoqué.',
    pt: 'Esta pessoa já recebeu este certificado, mesmo que tenha sido revogado.',
    fa: 'این شخص پیش‌تر این گواهی‌نامه را گرفته است، حتی اگر باطل شده باشد.',
  },
  inFuture: {
    en: 'Choose a day that is not in the future.',
    de: 'Wähle einen Tag, der nicht in der Zukunft liegt.',
    es: 'Elige un día que no sea futuro.',
    it: 'Scegli un giorno che non sia nel futuro.',
    fr: 'Choisissez un jour qui n’est pas dans le futur.',
    pt: 'Escolha um dia que não esteja no futuro.',
    fa: 'روزی را انتخاب کنید که در آینده نباشد.',
  },
})
