import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages about mailed links. */
export const mailedTokenMessages = defineMessages({
  linkExpired: {
    en: 'This link has expired or has already been used. Please request a new one.',
    de: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an.',
    es: 'Este enlace ha caducado o ya se ha usado. Solicita uno nuevo.',
    it: 'Questo link è scaduto o è già stato usato. Richiedine uno nuovo.',
    fr: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
    pt: 'Esta ligação expirou ou já foi usada. Peça uma nova.',
    fa: 'این پیوند منقضی شده یا پیش‌تر استفاده شده است. لطفاً پیوند جدیدی درخواست کنید.',
  },
  linkOfOtherAccount: {
    en: 'This link belongs to another account. Log in with the account this e-mail was sent to, then open the link again.',
    de: 'Dieser Link gehört zu einem anderen Konto. Melde dich mit dem Konto an, für das diese E-Mail bestimmt ist, und öffne den Link dann noch einmal.',
    es: 'Este enlace es de otra cuenta. Inicia sesión en la cuenta para la que se envió este correo y vuelve a abrir el enlace.',
    it: 'Questo link appartiene a un altro account. Accedi all’account per cui è stata inviata questa e-mail, poi apri di nuovo il link.',
    fr: 'Ce lien appartient à un autre compte. Connectez-vous au compte auquel cet e-mail était destiné, puis ouvrez de nouveau le lien.',
    pt: 'Esta ligação pertence a outra conta. Inicie sessão na conta a que este e-mail se destina e abra de novo a ligação.',
    fa: 'این پیوند متعلق به حساب دیگری است. به حسابی وارد شوید که این ایمیل برای آن فرستاده شده است، سپس پیوند را دوباره باز کنید.',
  },
})
