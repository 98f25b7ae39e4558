import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of downloading one’s data. */
export const dataExportMessages = defineMessages({
  requested: {
    en: 'We are preparing your data and will send you an e-mail when it is ready.',
    de: 'Wir bereiten deine Daten vor und schicken dir eine E-Mail, sobald sie fertig sind.',
    es: 'Estamos preparando tus datos y te enviaremos un correo cuando estén listos.',
    it: 'Stiamo preparando i tuoi dati e ti invieremo un’e-mail quando saranno pronti.',
    fr: 'Nous préparons vos données et vous enverrons un e-mail dès qu’elles seront prêtes.',
    pt: 'Estamos a preparar os seus dados e enviamos-lhe um e-mail quando estiverem prontos.',
    fa: 'داده‌هایتان را آماده می‌کنیم و وقتی آماده شد برایتان ایمیل می‌فرستیم.',
  },
  inProgress: {
    en: 'Your data is already being prepared. We will send you an e-mail when it is ready.',
    de: 'Deine Daten werden bereits vorbereitet. Wir schicken dir eine E-Mail, sobald sie fertig sind.',
    es: 'Ya estamos preparando tus datos. Te enviaremos un correo cuando estén listos.',
    it: 'I tuoi dati sono già in preparazione. Ti invieremo un’e-mail quando saranno pronti.',
    fr: 'Vos données sont déjà en préparation. Nous vous enverrons un e-mail dès qu’elles seront prêtes.',
    pt: 'Os seus dados já estão a ser preparados. Enviamos-lhe um e-mail quando estiverem prontos.',
    fa: 'داده‌هایتان در حال آماده شدن است. وقتی آماده شد برایتان ایمیل می‌فرستیم.',
  },
})
