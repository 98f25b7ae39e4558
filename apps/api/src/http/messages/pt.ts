import type { Messages } from './en.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Português. */
export const pt: Messages = {
  malformed: 'Não foi possível ler o pedido. Verifique se o conteúdo é JSON válido.',
  unauthenticated: 'A sessão expirou, inicie sessão novamente.',
  loginRequired: 'Inicie sessão ou registe-se para continuar.',
  invalidCredentials: 'O e-mail ou a palavra-passe não está correto. Verifique ambos e tente novamente.',
  forbidden: 'Esta conta não permite fazer isto.',
  routeNotFound: 'Não foi possível encontrar esta página',
  thingNotFound: 'Não encontrámos o que procura. Pode ter mudado de lugar.',
  methodNotAllowed: 'Este endereço não responde a esse método.',
  conflict: 'Isto foi alterado entretanto. Recarregue e tente novamente.',
  payloadTooLarge: 'É demasiado de uma só vez. Envie no máximo 64 kB.',
  unsupportedMediaType: 'Envie o conteúdo como JSON (Content-Type: application/json).',
  invalid: 'Reveja os campos assinalados.',
  tooManyAttempts: (minutes) =>
    `Demasiadas tentativas. Tente novamente dentro de ${count(minutes, 'minuto', 'minutos')}.`,
  serverError: 'Algo correu mal do nosso lado. Tente novamente.',
  notAvailable: 'Esta parte da academia ainda não abriu.',
  unavailable: 'A academia está momentaneamente inacessível. Tente novamente daqui a pouco.',
  welcome: (name) => `Boas-vindas, ${name}. A conta está pronta.`,
  welcomeBack: (name) => `Olá de novo, ${name}.`,
  socialExpired: 'O início de sessão demorou demasiado ou já foi concluído. Tente novamente.',
  socialRefused: (provider) => `Não foi possível iniciar sessão com ${provider}. Tente novamente.`,
  socialUnreachable: (provider) =>
    `${provider} não responde neste momento. Tente novamente daqui a pouco ou inicie sessão de outra forma.`,
  socialNoEmail: (provider) =>
    `${provider} não partilhou um endereço de e-mail, e a conta precisa de um. Permita-o lá ou registe-se com o seu endereço.`,
  socialAddressTaken: (provider) =>
    `Já existe uma conta com este endereço, e ${provider} não confirma que é seu. Inicie sessão como até agora ou peça uma nova palavra-passe.`,
  socialAccountUnconfirmed: (provider) =>
    `Já existe uma conta com este endereço, mas o endereço nunca foi confirmado. Inicie sessão como até agora e confirme-o; depois pode usar também ${provider}.`,
  socialLinked: (name, provider) =>
    `Olá de novo, ${name}. A partir de agora também pode iniciar sessão com ${provider}.`,
  loggedOut: 'A sessão foi terminada.',
  profileSaved: 'O perfil foi guardado.',
  passwordChanged: 'A palavra-passe foi alterada. A sessão terminou nos outros dispositivos.',
  liked: 'Gosta desta publicação.',
  unliked: 'Já não gosta desta publicação.',
  saved: 'A publicação está guardada.',
  unsaved: 'A publicação já não está guardada.',
  field: {
    required: 'Preencha este campo.',
    email: 'Escreva um endereço de e-mail, por exemplo nome@example.com.',
    emailTaken: 'Já existe uma conta com este endereço. Inicie sessão.',
    tooShort: (least) => `Use pelo menos ${count(least, 'carácter', 'caracteres')}.`,
    tooLong: (most) => `Use no máximo ${count(most, 'carácter', 'caracteres')}.`,
    mismatch: 'As palavras-passe não coincidem. Escreva a mesma duas vezes.',
    wrongPassword: 'Esta não é a palavra-passe atual.',
    atLeast: (least) => `Escreva um número a partir de ${least}.`,
    atMost: (most) => `Escreva um número até ${most}.`,
    number: 'Escreva um número inteiro.',
    text: 'Isto tem de ser um texto.',
    list: 'Isto tem de ser uma lista.',
    once: 'Indique isto uma só vez.',
    tooMany: (most) => `Escolha no máximo ${most}.`,
    tooFew: (least) => `Escolha pelo menos ${least}.`,
    oneOf: (values) => `Escolha uma destas opções: ${values}.`,
    format: 'Isto não tem a forma esperada.',
    nul: 'Retire o carácter invisível (NUL) deste texto.',
    country: 'Escolha um país da lista.',
    phone: 'Escreva um número de telefone só com algarismos, espaços e +.',
  },
}
