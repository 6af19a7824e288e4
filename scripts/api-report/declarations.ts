import { join } from "node:path";
import ts from "typescript";

const printer = ts.createPrinter({ removeComments: true });
const nodeNext = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

/**
 * What a package declares to those who import it: the names of each entry point, then the declarations that they stand for, with
 * those that these need, without comments.
 * @param folder where the declarations of the package are; others, such as those of the packages that it needs, are left out
 * @param entryPoints the file of each entry point, by its name
 */
export function declarationsOf(folder: string, entryPoints: ReadonlyMap<string, string>): string {
  const program = ts.createProgram([...entryPoints.values()], nodeNext);
  const checker = program.getTypeChecker();
  const declarations = new Map<ts.Node, string>();

  const ownOf = (symbol: ts.Symbol) => {
    const named = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (named.declarations ?? []).filter((one) => one.getSourceFile().fileName.startsWith(join(folder, "/")));
  };
  const add = (declaration: ts.Declaration) => {
    // Variables of one statement are declared in a list.
    const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    if (!ts.isSourceFile(whole.parent) || declarations.has(whole)) return;
    declarations.set(whole, printer.printNode(ts.EmitHint.Unspecified, whole, whole.getSourceFile()));
    const visit = (node: ts.Node): void => {
      const symbol = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
      if (symbol) ownOf(symbol).forEach(add);
      ts.forEachChild(node, visit);
    };
    visit(whole);
  };

  const names = [...entryPoints].map(([name, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exports = (module ? checker.getExportsOfModule(module) : []).filter((symbol) => ownOf(symbol).length > 0);
    for (const symbol of exports) ownOf(symbol).forEach(add);
    const sorted = exports.map((symbol) => symbol.name).sort();
    return `${name}\n${sorted.map((one) => `  ${one}\n`).join("")}`;
  });
  return [...names, ...[...declarations.values()].sort()].join("\n").concat("\n");
}
