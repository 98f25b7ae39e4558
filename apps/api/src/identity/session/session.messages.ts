import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of starting and ending sessions. */
export const sessionMessages = defineMessages({
  welcomeBack: (name: string) => ({
    en: `Welcome back, ${name}.`,
    de: `Schön, dass du wieder da bist, ${name}.`,
    es: `Hola de nuevo, ${name}.`,
    it: `Ciao di nuovo, ${name}.`,
    fr: `Bon retour, ${name}.`,
    pt: `Olá de novo, ${name}.`,
    fa: `${name}، خوش برگشتید.`,
  }),
  ended: {
    en: 'The device has been logged out.',
    de: 'Das Gerät wurde abgemeldet.',
    es: 'Se ha cerrado la sesión en el dispositivo.',
    it: 'Il dispositivo è stato disconnesso.',
    fr: 'L’appareil a été déconnecté.',
    pt: 'A sessão nesse dispositivo foi terminada.',
    fa: 'دستگاه از حساب خارج شد.',
  },
  othersEnded: {
    en: 'All other devices have been logged out.',
    de: 'Alle anderen Geräte wurden abgemeldet.',
    es: 'Se ha cerrado la sesión en todos los demás dispositivos.',
    it: 'Tutti gli altri dispositivi sono stati disconnessi.',
    fr: 'Tous les autres appareils ont été déconnectés.',
    pt: 'A sessão foi terminada em todos os outros dispositivos.',
    fa: 'همهٔ دستگاه‌های دیگر از حساب خارج شدند.',
  },
})
