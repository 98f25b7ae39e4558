import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of the signed-in user’s account. */
export const userMessages = defineMessages({
  profileSaved: {
    en: 'Your profile has been saved.',
    de: 'Dein Profil wurde gespeichert.',
    es: 'Tu perfil se ha guardado.',
    it: 'Il tuo profilo è stato salvato.',
    fr: 'Votre profil a été enregistré.',
    pt: 'O perfil foi guardado.',
    fa: 'نمایهٔ شما ذخیره شد.',
  },
  avatarSaved: {
    en: 'Your picture has been saved.',
    de: 'Dein Bild wurde gespeichert.',
    es: 'Tu foto de perfil se ha guardado.',
    it: 'La tua immagine è stata salvata.',
    fr: 'Votre image a été enregistrée.',
    pt: 'A sua fotografia de perfil foi guardada.',
    fa: 'عکس شما ذخیره شد.',
  },
  avatarRemoved: {
    en: 'Your picture has been removed.',
    de: 'Dein Bild wurde entfernt.',
    es: 'Tu foto de perfil se ha eliminado.',
    it: 'La tua immagine è stata rimossa.',
    fr: 'Votre image a été supprimée.',
    pt: 'A sua fotografia de perfil foi removida.',
    fa: 'عکس شما حذف شد.',
  },
  passwordChanged: {
    en: 'Your password has been changed. Your other devices have been logged out.',
    de: 'Dein Passwort wurde geändert. Deine anderen Geräte wurden abgemeldet.',
    es: 'Has cambiado la contraseña. Se ha cerrado la sesión en los demás dispositivos.',
    it: 'La password è stata cambiata. Gli altri dispositivi sono stati disconnessi.',
    fr: 'Votre mot de passe a été modifié. Vos autres appareils ont été déconnectés.',
    pt: 'A palavra-passe foi alterada. A sessão terminou nos outros dispositivos.',
    fa: 'گذرواژهٔ شما تغییر کرد. از دستگاه‌های دیگر خارج شدید.',
  },
  wrongPassword: {
    en: 'This is not your current password.',
    de: 'Das ist nicht dein aktuelles Passwort.',
    es: 'Esta no es tu contraseña actual.',
    it: 'Questa non è la tua password attuale.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
    pt: 'Esta não é a palavra-passe atual.',
    fa: 'این گذرواژهٔ کنونی شما نیست.',
  },
})
