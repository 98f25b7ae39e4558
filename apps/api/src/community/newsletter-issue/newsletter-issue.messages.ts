import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages about issues of the newsletter. */
export const newsletterIssueMessages = defineMessages({
  noDraft: {
    en: 'This issue is no longer a draft.',
    de: 'Diese Ausgabe ist kein Entwurf mehr.',
    es: 'Este número ya no es un borrador.',
    it: 'Questo numero non è più una bozza.',
    fr: 'Ce numéro n’est plus un brouillon.',
    pt: 'Esta edição já não é um rascunho.',
    fa: 'این شماره دیگر پیش‌نویس نیست.',
  },
  notScheduled: {
    en: 'This issue is not scheduled.',
    de: 'Diese Ausgabe ist nicht geplant.',
    es: 'Este número no está programado.',
    it: 'Questo numero non è programmato.',
    fr: 'Ce numéro n’est pas programmé.',
    pt: 'Esta edição não está agendada.',
    fa: 'این شماره زمان‌بندی نشده است.',
  },
  removed: {
    en: 'The draft has been deleted.',
    de: 'Der Entwurf wurde gelöscht.',
    es: 'Se ha eliminado el borrador.',
    it: 'La bozza è stata eliminata.',
    fr: 'Le brouillon a été supprimé.',
    pt: 'O rascunho foi eliminado.',
    fa: 'پیش‌نویس حذف شد.',
  },
  testSent: {
    en: 'The test is on its way to you.',
    de: 'Der Test ist auf dem Weg zu dir.',
    es: 'La prueba va de camino.',
    it: 'La prova è in arrivo.',
    fr: 'Le test vous a été envoyé.',
    pt: 'O teste vai a caminho.',
    fa: 'پیام آزمایشی برایتان فرستاده شد.',
  },
})
