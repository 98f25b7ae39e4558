import { count } from '../../platform/i18n/count.ts'
import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** The messages of changing an e-mail address. */
export const emailChangeMessages = defineMessages({
  linkSent: (hours: number) => ({
    en: `We have sent a link to the new address. Open it within ${count('en', hours, 'hour', 'hours')} to confirm the change.`,
    de: `Wir haben einen Link an die neue Adresse geschickt. Öffne ihn innerhalb von ${count('de', hours, 'Stunde', 'Stunden')}, um die Änderung zu bestätigen.`,
    es: `Hemos enviado un enlace a la nueva dirección. Ábrelo en un plazo de ${count('es', hours, 'hora', 'horas')} para confirmar el cambio.`,
    it: `Abbiamo inviato un link al nuovo indirizzo. Aprilo entro ${count('it', hours, 'ora', 'ore')} per confermare la modifica.`,
    fr: `Nous avons envoyé un lien à la nouvelle adresse. Ouvrez-le dans les ${count('fr', hours, 'heure', 'heures')} pour confirmer le changement.`,
    pt: `Enviámos uma ligação para o novo endereço. Abra-a no prazo de ${count('pt', hours, 'hora', 'horas')} para confirmar a alteração.`,
    fa: `پیوندی به نشانی جدید فرستادیم. برای تأیید تغییر، آن را تا ${persianNumber(hours)} ساعت دیگر باز کنید.`,
  }),
  sameAddress: {
    en: 'This is your address already.',
    de: 'Das ist schon deine Adresse.',
    es: 'Esta ya es tu dirección.',
    it: 'È già il tuo indirizzo.',
    fr: 'C’est déjà votre adresse.',
    pt: 'Este já é o seu endereço.',
    fa: 'این همین حالا هم نشانی شماست.',
  },
  logInAgain: (minutes: number) => ({
    en: `For your security, please log out, log in again, and change the address within ${count('en', minutes, 'minute', 'minutes')}.`,
    de: `Zu deiner Sicherheit: Melde dich ab und wieder an und ändere die Adresse dann innerhalb von ${count('de', minutes, 'Minute', 'Minuten')}.`,
    es: `Por tu seguridad, cierra la sesión, vuelve a iniciarla y cambia la dirección en un plazo de ${count('es', minutes, 'minuto', 'minutos')}.`,
    it: `Per la tua sicurezza, esci, accedi di nuovo e cambia l’indirizzo entro ${count('it', minutes, 'minuto', 'minuti')}.`,
    fr: `Pour votre sécurité, déconnectez-vous, reconnectez-vous, puis changez d’adresse dans les ${count('fr', minutes, 'minute', 'minutes')}.`,
    pt: `Para sua segurança, termine a sessão, volte a iniciá-la e altere o endereço no prazo de ${count('pt', minutes, 'minuto', 'minutos')}.`,
    fa: `برای امنیت شما، لطفاً از حساب خارج شوید، دوباره وارد شوید و ظرف ${persianNumber(minutes)} دقیقه نشانی را تغییر دهید.`,
  }),
  cancelled: {
    en: 'Your address stays as it is.',
    de: 'Deine Adresse bleibt, wie sie ist.',
    es: 'Tu dirección se queda como estaba.',
    it: 'Il tuo indirizzo resta com’è.',
    fr: 'Votre adresse reste la même.',
    pt: 'O seu endereço mantém-se.',
    fa: 'نشانی شما تغییری نمی‌کند.',
  },
  changed: {
    en: 'Your e-mail address has been changed.',
    de: 'Deine E-Mail-Adresse wurde geändert.',
    es: 'Tu dirección de correo ha cambiado.',
    it: 'Il tuo indirizzo e-mail è stato cambiato.',
    fr: 'Votre adresse e-mail a été modifiée.',
    pt: 'O seu endereço de e-mail foi alterado.',
    fa: 'نشانی ایمیل شما تغییر کرد.',
  },
  addressInUse: {
    en: 'This address now belongs to another account. Please write to us, and we will sort it out together.',
    de: 'Diese Adresse gehört inzwischen zu einem anderen Konto. Bitte schreib uns, dann klären wir das gemeinsam.',
    es: 'Esta dirección ahora es de otra cuenta. Escríbenos y lo resolvemos juntos.',
    it: 'Ora questo indirizzo appartiene a un altro account. Scrivici e troveremo insieme una soluzione.',
    fr: 'Cette adresse appartient maintenant à un autre compte. Écrivez-nous, et nous réglerons cela ensemble.',
    pt: 'Este endereço pertence agora a outra conta. Escreva-nos e resolvemos o assunto em conjunto.',
    fa: 'این نشانی اکنون متعلق به حساب دیگری است. لطفاً برای ما بنویسید تا با هم آن را حل کنیم.',
  },
})
