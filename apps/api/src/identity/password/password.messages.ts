import { count } from '../../platform/i18n/count.ts'
import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** The messages of resetting a password. */
export const passwordMessages = defineMessages({
  resetLinkSent: (minutes: number) => ({
    en: `If there is an account with this address, we have sent you a link to choose a new password. It is valid for ${count('en', minutes, 'minute', 'minutes')}.`,
    de: `Wenn es zu dieser Adresse ein Konto gibt, haben wir dir einen Link für ein neues Passwort geschickt. Er ist ${count('de', minutes, 'Minute', 'Minuten')} gültig.`,
    es: `Si hay una cuenta con esta dirección, te hemos enviado un enlace para elegir una contraseña nueva. Es válido durante ${count('es', minutes, 'minuto', 'minutos')}.`,
    it: `Se esiste un account con questo indirizzo, ti abbiamo inviato un link per scegliere una nuova password. È valido per ${count('it', minutes, 'minuto', 'minuti')}.`,
    fr: `S’il existe un compte avec cette adresse, nous vous avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable ${count('fr', minutes, 'minute', 'minutes')}.`,
    pt: `Se existir uma conta com este endereço, enviámos-lhe uma ligação para escolher uma nova palavra-passe. É válida durante ${count('pt', minutes, 'minuto', 'minutos')}.`,
    fa: `اگر حسابی با این نشانی وجود داشته باشد، پیوندی برای انتخاب گذرواژهٔ جدید به آن فرستاده‌ایم. این پیوند ${persianNumber(minutes)} دقیقه معتبر است.`,
  }),
  passwordReset: {
    en: 'Your password has been changed. Log in with your new password.',
    de: 'Dein Passwort wurde geändert. Melde dich mit deinem neuen Passwort an.',
    es: 'Has cambiado la contraseña. Inicia sesión con la nueva.',
    it: 'La tua password è stata cambiata. Accedi con quella nuova.',
    fr: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
    pt: 'A sua palavra-passe foi alterada. Inicie sessão com a nova.',
    fa: 'گذرواژهٔ شما تغییر کرد. با گذرواژهٔ جدید وارد شوید.',
  },
})
