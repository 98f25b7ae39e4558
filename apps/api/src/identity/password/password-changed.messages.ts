import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail after a change of the password. */
export const passwordChangedMessages = defineMessages({
  subject: {
    en: 'Your password was changed',
    de: 'Dein Passwort wurde geändert',
    es: 'Tu contraseña ha cambiado',
    it: 'La tua password è cambiata',
    fr: 'Votre mot de passe a été modifié',
    pt: 'A sua palavra-passe foi alterada',
    fa: 'گذرواژهٔ شما تغییر کرد',
  },
  text: {
    en: 'The password of your account was just changed, and all other devices were logged out.',
    de: 'Das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
    es: 'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
    it: 'La password del tuo account è appena cambiata e tutti gli altri dispositivi sono stati disconnessi.',
    fr: 'Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.',
    pt: 'A palavra-passe da sua conta acaba de ser alterada e a sessão terminou em todos os outros dispositivos.',
    fa: 'گذرواژهٔ حساب شما همین حالا تغییر کرد و همهٔ دستگاه‌های دیگر از حساب خارج شدند.',
  },
  unasked: (email: string) => ({
    en: `If this was you, you do not need to do anything. If it was not, choose a new password immediately and write to us at ${email}.`,
    de: `Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort und schreib uns an ${email}.`,
    es: `Si has sido tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva y escríbenos a ${email}.`,
    it: `Se l’hai fatto tu, non devi fare nulla. Altrimenti scegli subito una nuova password e scrivici a ${email}.`,
    fr: `Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et écrivez-nous à ${email}.`,
    pt: `Se fez esta alteração, não precisa de fazer nada. Se não, escolha de imediato uma nova palavra-passe e escreva-nos para ${email}.`,
    fa: `اگر خودتان این کار را کرده‌اید، لازم نیست کاری انجام دهید. در غیر این صورت فوراً گذرواژهٔ جدیدی انتخاب کنید و به ${email} بنویسید.`,
  }),
  action: {
    en: 'Choose a new password',
    de: 'Neues Passwort wählen',
    es: 'Elegir contraseña nueva',
    it: 'Scegli una nuova password',
    fr: 'Choisir un nouveau mot de passe',
    pt: 'Escolher nova palavra-passe',
    fa: 'انتخاب گذرواژهٔ جدید',
  },
})
