import { defineMessages } from '../i18n/define-messages.ts'

/** The messages of the signed-in user’s account. */
export const userMessages = defineMessages({
  profileSaved: {
    en: 'Your profile is saved.',
    de: 'Dein Profil ist gespeichert.',
    es: 'Tu perfil está guardado.',
    it: 'Il tuo profilo è salvato.',
    fr: 'Votre profil est enregistré.',
    pt: 'O perfil foi guardado.',
    fa: 'نمایهٔ شما ذخیره شد.',
  },
  passwordChanged: {
    en: 'Your password is changed. Other devices are logged out.',
    de: 'Dein Passwort ist geändert. Andere Geräte sind abgemeldet.',
    es: 'Has cambiado la contraseña. Se ha cerrado la sesión en los demás dispositivos.',
    it: 'La password è cambiata. Gli altri dispositivi sono stati disconnessi.',
    fr: 'Votre mot de passe est modifié. Les autres appareils sont déconnectés.',
    pt: 'A palavra-passe foi alterada. A sessão terminou nos outros dispositivos.',
    fa: 'گذرواژهٔ شما تغییر کرد. دستگاه‌های دیگر خارج شدند.',
  },
  wrongPassword: {
    en: 'This is not your current password.',
    de: 'Das ist nicht dein jetziges Passwort.',
    es: 'Esta no es tu contraseña actual.',
    it: 'Questa non è la tua password attuale.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
    pt: 'Esta não é a palavra-passe atual.',
    fa: 'این گذرواژهٔ کنونی شما نیست.',
  },
})
