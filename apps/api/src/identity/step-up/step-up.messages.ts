import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of confirming a session. */
export const stepUpMessages = defineMessages({
  confirmed: {
    en: 'Confirmed. This holds for 15 minutes.',
    de: 'Bestätigt. Das gilt 15 Minuten lang.',
    es: 'Confirmado. Es válido durante 15 minutos.',
    it: 'Confermato. Vale per 15 minuti.',
    fr: 'C’est confirmé, pour 15 minutes.',
    pt: 'Confirmado. É válido durante 15 minutos.',
    fa: 'تأیید شد. این تأیید ۱۵ دقیقه اعتبار دارد.',
  },
  wrongPasskey: {
    en: 'This passkey was not accepted. Please try again.',
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal.',
    es: 'Esta llave de acceso no se ha aceptado. Inténtalo de nuevo.',
    it: 'Questa passkey non è stata accettata. Riprova.',
    fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
    pt: 'Esta chave de acesso não foi aceite. Tente de novo.',
    fa: 'این کلید عبور پذیرفته نشد. لطفاً دوباره امتحان کنید.',
  },
  wrongPassword: {
    en: 'The password is not correct.',
    de: 'Das Passwort ist nicht richtig.',
    es: 'La contraseña no es correcta.',
    it: 'La password non è corretta.',
    fr: 'Le mot de passe est incorrect.',
    pt: 'A palavra-passe não está correta.',
    fa: 'گذرواژه درست نیست.',
  },
  otherWay: {
    en: 'Please confirm in one of the ways you have set up.',
    de: 'Bitte bestätige auf einem der Wege, die du eingerichtet hast.',
    es: 'Confirma de una de las formas que has configurado.',
    it: 'Conferma in uno dei modi che hai configurato.',
    fr: 'Confirmez par l’un des moyens que vous avez configurés.',
    pt: 'Confirme de uma das formas que configurou.',
    fa: 'لطفاً با یکی از روش‌هایی که تنظیم کرده‌اید تأیید کنید.',
  },
})
