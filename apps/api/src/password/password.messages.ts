import { count } from '../i18n/count.ts'
import { defineMessages } from '../i18n/define-messages.ts'
import { persianNumber } from '../i18n/persian-number.ts'

/** The messages of resetting a password. */
export const passwordMessages = defineMessages({
  resetLinkSent: (minutes: number) => ({
    en: `If there is an account with this address, we have sent it a link to choose a new password. It works for ${count('en', minutes, 'minute', 'minutes')}.`,
    de: `Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link für ein neues Passwort dorthin geschickt. Er gilt ${count('de', minutes, 'Minute', 'Minuten')}.`,
    es: `Si hay una cuenta con esta dirección, le hemos enviado un enlace para elegir una contraseña nueva. Sirve durante ${count('es', minutes, 'minuto', 'minutos')}.`,
    it: `Se esiste un account con questo indirizzo, gli abbiamo inviato un link per scegliere una nuova password. Vale ${count('it', minutes, 'minuto', 'minuti')}.`,
    fr: `S’il existe un compte avec cette adresse, nous lui avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable ${count('fr', minutes, 'minute', 'minutes')}.`,
    pt: `Se existir uma conta com este endereço, enviámos-lhe uma ligação para escolher uma nova palavra-passe. É válida durante ${count('pt', minutes, 'minuto', 'minutos')}.`,
    fa: `اگر حسابی با این نشانی باشد، پیوندی برای انتخاب گذرواژهٔ تازه به آن فرستاده‌ایم. این پیوند ${persianNumber(minutes)} دقیقه کار می‌کند.`,
  }),
  passwordReset: {
    en: 'Your password is changed. Log in with the new one.',
    de: 'Dein Passwort ist geändert. Melde dich mit dem neuen an.',
    es: 'Has cambiado la contraseña. Inicia sesión con la nueva.',
    it: 'La password è cambiata. Accedi con quella nuova.',
    fr: 'Votre mot de passe est modifié. Connectez-vous avec le nouveau.',
    pt: 'A palavra-passe foi alterada. Inicie sessão com a nova.',
    fa: 'گذرواژهٔ شما تغییر کرد. با گذرواژهٔ تازه وارد شوید.',
  },
})
