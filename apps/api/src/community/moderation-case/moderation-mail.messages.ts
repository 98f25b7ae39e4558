import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of mails about moderation. */
export const moderationMailMessages = defineMessages({
  returnedSubject: {
    en: 'Please change your post',
    de: 'Bitte ändere deinen Beitrag',
    es: 'Revisa tu publicación',
    it: 'Modifica il tuo post',
    fr: 'Merci de modifier votre publication',
    pt: 'Altere a sua publicação',
    fa: 'لطفاً نوشتهٔ خود را تغییر دهید',
  },
  returned: (name: string) => ({
    en: `Your post ${name} is a draft again. Please change what our team describes here, then publish it once more.`,
    de: `Dein Beitrag ${name} ist wieder ein Entwurf. Bitte ändere, was unser Team hier beschreibt, und veröffentliche ihn dann noch einmal.`,
    es: `Tu publicación ${name} vuelve a ser un borrador. Cambia lo que indica nuestro equipo y publícala de nuevo.`,
    it: `Il tuo post ${name} è di nuovo una bozza. Modifica ciò che indica il nostro team e pubblicalo di nuovo.`,
    fr: `Votre publication ${name} est redevenue un brouillon. Modifiez ce que notre équipe indique ici, puis publiez-la à nouveau.`,
    pt: `A sua publicação ${name} voltou a ser um rascunho. Altere o que a nossa equipa indica aqui e publique-a de novo.`,
    fa: `نوشتهٔ شما ${name} دوباره پیش‌نویس شده است. لطفاً آنچه را تیم ما اینجا نوشته است تغییر دهید و دوباره آن را منتشر کنید.`,
  }),
  toPosts: {
    en: 'Go to the community',
    de: 'Zur Community',
    es: 'Ir a la comunidad',
    it: 'Vai alla community',
    fr: 'Aller à la communauté',
    pt: 'Ir para a comunidade',
    fa: 'رفتن به انجمن',
  },
  suspendedSubject: {
    en: 'You cannot write in the community for now',
    de: 'Du kannst vorerst nicht in der Community schreiben',
    es: 'Por ahora no puedes escribir en la comunidad',
    it: 'Per ora non puoi scrivere nella community',
    fr: 'Vous ne pouvez pas écrire dans la communauté pour le moment',
    pt: 'Por agora não pode escrever na comunidade',
    fa: 'فعلاً نمی‌توانید در انجمن بنویسید',
  },
  coursesRemain: {
    en: 'Your courses, tickets and certificates are not affected. If you think this is a mistake, reply to this e-mail.',
    de: 'Deine Kurse, Tickets und Zertifikate sind davon nicht betroffen. Wenn du das für einen Irrtum hältst, antworte auf diese E-Mail.',
    es: 'Esto no afecta a tus cursos, entradas ni certificados. Si crees que es un error, responde a este correo.',
    it: 'Nulla cambia per i tuoi corsi, biglietti e certificati. Se pensi che sia un errore, rispondi a questa e-mail.',
    fr: 'Vos cours, billets et certificats ne sont pas concernés. Si vous pensez qu’il s’agit d’une erreur, répondez à cet e-mail.',
    pt: 'Os seus cursos, bilhetes e certificados não são afetados. Se acha que se trata de um engano, responda a este e-mail.',
    fa: 'دوره‌ها، بلیت‌ها و گواهی‌نامه‌های شما تغییری نمی‌کنند. اگر فکر می‌کنید اشتباهی رخ داده است، به همین ایمیل پاسخ دهید.',
  },
})
