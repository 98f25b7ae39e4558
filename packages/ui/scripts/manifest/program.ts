import path from 'node:path'
// TypeScript 7 has no compiler API yet, so the last version with one is installed under another name.
import ts from '@typescript/typescript6'
import { packageRoot } from '../paths.ts'

/** A TypeScript program of these files, with the package's settings. */
export function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(path.join(packageRoot, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageRoot)
  return ts.createProgram(files, options)
}

export type Component = { name: string; declaration: ts.FunctionDeclaration }

/** The components that a module exports: functions whose name starts with a capital letter. */
export function componentsOf(program: ts.Program, file: string): Component[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return []
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.valueDeclaration
    const isComponent = /^[A-Z]/.test(exported.name) && declaration && ts.isFunctionDeclaration(declaration)
    return isComponent ? [{ name: exported.name, declaration }] : []
  })
}

/** Whether a declaration is in this package. */
export function isOwn(declaration: ts.Declaration): boolean {
  const { fileName } = declaration.getSourceFile()
  return fileName.startsWith(packageRoot) && !fileName.includes('/node_modules/')
}

/** The props that a component declares itself, without the attributes of the element it renders. */
export function ownProps(program: ts.Program, { declaration }: Component): ts.Symbol[] {
  const [parameter] = declaration.parameters
  if (!parameter) return []
  const props = program.getTypeChecker().getTypeAtLocation(parameter).getProperties()
  return props.filter(({ declarations = [] }) => declarations.some(isOwn))
}

export const isRequired = (prop: ts.Symbol): boolean => !(prop.flags & ts.SymbolFlags.Optional)
