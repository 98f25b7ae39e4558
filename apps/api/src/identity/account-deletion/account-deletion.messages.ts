import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of deleting one’s account. */
export const accountDeletionMessages = defineMessages({
  linkSent: {
    en: 'We have sent you a link by e-mail. Open it within 60 minutes to confirm the deletion.',
    de: 'Wir haben dir einen Link per E-Mail geschickt. Öffne ihn innerhalb von 60 Minuten, um die Löschung zu bestätigen.',
    es: 'Te hemos enviado un enlace por correo. Ábrelo en los próximos 60 minutos para confirmar la eliminación.',
    it: 'Ti abbiamo inviato un link via e-mail. Aprilo entro 60 minuti per confermare l’eliminazione.',
    fr: 'Nous vous avons envoyé un lien par e-mail. Ouvrez-le dans les 60 minutes pour confirmer la suppression.',
    pt: 'Enviámos-lhe uma ligação por e-mail. Abra-a nos próximos 60 minutos para confirmar a eliminação.',
    fa: 'پیوندی برایتان ایمیل کردیم. برای تأیید حذف، آن را تا ۶۰ دقیقهٔ دیگر باز کنید.',
  },
  scheduled: {
    en: 'Your account will be deleted in 14 days. To keep it, log in before then.',
    de: 'Dein Konto wird in 14 Tagen gelöscht. Wenn du es behalten willst, melde dich vorher an.',
    es: 'Tu cuenta se eliminará en 14 días. Para conservarla, inicia sesión antes.',
    it: 'Il tuo account sarà eliminato tra 14 giorni. Per conservarlo, accedi prima di allora.',
    fr: 'Votre compte sera supprimé dans 14 jours. Pour le garder, connectez-vous avant cette date.',
    pt: 'A sua conta será eliminada dentro de 14 dias. Para a manter, inicie sessão antes disso.',
    fa: 'حساب شما ۱۴ روز دیگر حذف می‌شود. برای نگه داشتن آن، پیش از آن وارد شوید.',
  },
  kept: {
    en: 'Your account is kept. Nothing was deleted.',
    de: 'Dein Konto bleibt bestehen. Es wurde nichts gelöscht.',
    es: 'Tu cuenta se conserva. No se ha eliminado nada.',
    it: 'Il tuo account resta attivo. Non è stato eliminato nulla.',
    fr: 'Votre compte est conservé. Rien n’a été supprimé.',
    pt: 'A sua conta mantém-se. Nada foi eliminado.',
    fa: 'حساب شما باقی می‌ماند. چیزی حذف نشد.',
  },
  notForStaff: {
    en: 'Accounts of educators and staff are deleted by the academy. Please write to us.',
    de: 'Konten von Lehrkräften und Team löscht die Akademie. Bitte schreib uns.',
    es: 'Las cuentas de docentes y del equipo las elimina la academia. Escríbenos.',
    it: 'Gli account di docenti e personale vengono eliminati dall’accademia. Scrivici.',
    fr: 'Les comptes des formateurs et de l’équipe sont supprimés par l’académie. Écrivez-nous.',
    pt: 'As contas de formadores e da equipa são eliminadas pela academia. Escreva-nos.',
    fa: 'حساب مدرسان و کارکنان را آکادمی حذف می‌کند. لطفاً برای ما بنویسید.',
  },
})
