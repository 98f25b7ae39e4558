import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail that a copy of the data is ready. */
export const exportReadyMessages = defineMessages({
  subject: {
    en: 'Your data is ready to download',
    de: 'Deine Daten stehen zum Herunterladen bereit',
    es: 'Tus datos están listos para descargar',
    it: 'I tuoi dati sono pronti da scaricare',
    fr: 'Vos données sont prêtes à être téléchargées',
    pt: 'Os seus dados estão prontos a descarregar',
    fa: 'داده‌هایتان آمادهٔ دریافت است',
  },
  text: (date: string) => ({
    en: `The copy of your data is ready. You can download it until ${date}.`,
    de: `Die Kopie deiner Daten ist fertig. Du kannst sie bis zum ${date} herunterladen.`,
    es: `La copia de tus datos está lista. Puedes descargarla hasta el ${date}.`,
    it: `La copia dei tuoi dati è pronta. Puoi scaricarla fino al ${date}.`,
    fr: `La copie de vos données est prête. Vous pouvez la télécharger jusqu’au ${date}.`,
    pt: `A cópia dos seus dados está pronta. Pode descarregá-la até ${date}.`,
    fa: `رونوشت داده‌هایتان آماده است. تا ${date} می‌توانید آن را دریافت کنید.`,
  }),
  private: {
    en: 'For your safety, the download requires you to be logged in.',
    de: 'Zu deiner Sicherheit musst du zum Herunterladen angemeldet sein.',
    es: 'Por tu seguridad, para descargarla debes haber iniciado sesión.',
    it: 'Per la tua sicurezza, accedi prima di scaricarla.',
    fr: 'Pour votre sécurité, connectez-vous avant de la télécharger.',
    pt: 'Para sua segurança, é preciso ter a sessão iniciada para descarregar.',
    fa: 'برای امنیت شما، هنگام دریافت باید وارد حساب شده باشید.',
  },
  action: {
    en: 'Download my data',
    de: 'Meine Daten herunterladen',
    es: 'Descargar mis datos',
    it: 'Scarica i miei dati',
    fr: 'Télécharger mes données',
    pt: 'Descarregar os meus dados',
    fa: 'دریافت داده‌هایم',
  },
})
