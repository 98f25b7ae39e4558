import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** The messages of passkeys. */
export const passkeyMessages = defineMessages({
  added: {
    en: 'Your passkey has been added.',
    de: 'Dein Passkey wurde hinzugefügt.',
    es: 'Tu llave de acceso se ha añadido.',
    it: 'La tua passkey è stata aggiunta.',
    fr: 'Votre clé d’accès a été ajoutée.',
    pt: 'A sua chave de acesso foi adicionada.',
    fa: 'کلید عبور شما افزوده شد.',
  },
  renamed: {
    en: 'The passkey has been renamed.',
    de: 'Der Passkey wurde umbenannt.',
    es: 'La llave de acceso tiene un nuevo nombre.',
    it: 'La passkey è stata rinominata.',
    fr: 'La clé d’accès a été renommée.',
    pt: 'O nome da chave de acesso foi alterado.',
    fa: 'نام کلید عبور تغییر کرد.',
  },
  removed: {
    en: 'The passkey has been removed.',
    de: 'Der Passkey wurde entfernt.',
    es: 'La llave de acceso se ha eliminado.',
    it: 'La passkey è stata rimossa.',
    fr: 'La clé d’accès a été supprimée.',
    pt: 'A chave de acesso foi removida.',
    fa: 'کلید عبور حذف شد.',
  },
  notCreated: {
    en: 'The passkey could not be created. Please try again.',
    de: 'Der Passkey konnte nicht erstellt werden. Bitte versuche es noch einmal.',
    es: 'No se ha podido crear la llave de acceso. Inténtalo de nuevo.',
    it: 'Non è stato possibile creare la passkey. Riprova.',
    fr: 'La clé d’accès n’a pas pu être créée. Veuillez réessayer.',
    pt: 'Não foi possível criar a chave de acesso. Tente novamente.',
    fa: 'ساختن کلید عبور ممکن نشد. لطفاً دوباره امتحان کنید.',
  },
  known: {
    en: 'This passkey has already been added.',
    de: 'Dieser Passkey wurde schon hinzugefügt.',
    es: 'Esta llave de acceso ya se había añadido.',
    it: 'Questa passkey è già stata aggiunta.',
    fr: 'Cette clé d’accès a déjà été ajoutée.',
    pt: 'Esta chave de acesso já foi adicionada.',
    fa: 'این کلید عبور پیش‌تر افزوده شده است.',
  },
  tooMany: (most: number) => ({
    en: `You can have up to ${most} passkeys. Remove one first.`,
    de: `Du kannst bis zu ${most} Passkeys haben. Entferne zuerst einen.`,
    es: `Puedes tener hasta ${most} llaves de acceso. Elimina una primero.`,
    it: `Puoi avere fino a ${most} passkey. Rimuovine prima una.`,
    fr: `Vous pouvez avoir jusqu’à ${most} clés d’accès. Supprimez-en une d’abord.`,
    pt: `Pode ter até ${most} chaves de acesso. Remova uma primeiro.`,
    fa: `می‌توانید تا ${persianNumber(most)} کلید عبور داشته باشید. اول یکی را حذف کنید.`,
  }),
  refused: {
    en: 'This passkey does not work. Log in with your password instead.',
    de: 'Dieser Passkey funktioniert nicht. Melde dich mit deinem Passwort an.',
    es: 'Esta llave de acceso no funciona. Inicia sesión con tu contraseña.',
    it: 'Questa passkey non funziona. Accedi con la password.',
    fr: 'Cette clé d’accès ne fonctionne pas. Connectez-vous avec votre mot de passe.',
    pt: 'Esta chave de acesso não funciona. Inicie sessão com a palavra-passe.',
    fa: 'این کلید عبور کار نمی‌کند. با گذرواژه وارد شوید.',
  },
})
