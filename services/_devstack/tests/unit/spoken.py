"""Reads from the source what services say to people: every `Text(…)`, and every plain string in its place."""

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_TEXT = ("chassis.texts", "Text")
_TRANSLATED_TEXT = ("chassis.http", "TranslatedText")
_ROOT_ERROR = ("chassis.errors", "ServiceError")
_FIELD_ERROR = ("chassis.errors", "FieldError")
_VALIDATORS = frozenset({"AfterValidator", "BeforeValidator", "PlainValidator", "WrapValidator"})
_VALIDATING = frozenset({"field_validator", "model_validator"})
# Nobody outside reads what these say.
_UNSPOKEN = frozenset({"testing", "texts"})

Name = tuple[str, str]
Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.ClassDef | Function
Parameters = dict[str, bool]
"""By name in their order: whether words are handed over by it."""


@dataclass(frozen=True)
class Said:
    template: str
    values: frozenset[str]
    where: str
    is_literal: bool


class Module:
    def __init__(self, file: Path, package: Path) -> None:
        self.file = file
        inside = file.relative_to(package.parent).with_suffix("")
        self.name = ".".join(part for part in inside.parts if part != "__init__")
        self.tree = ast.parse(file.read_text("utf-8"))
        self.definitions: dict[str, Definition] = {
            each.name: each
            for each in self.tree.body
            if isinstance(each, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        }
        self.imports: dict[str, Name] = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }

    def resolve(self, node: ast.expr) -> Name | None:
        """What a name in this module stands for, also `module.name` of an imported module."""
        match node:
            case ast.Name(id=name):
                return (self.name, name) if name in self.definitions else self.imports.get(name)
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in self.imports:
                return ".".join(self.imports[owner]), name
            case _:
                return None

    def at(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 0)}"


class Speech:
    """What the packages say; the first of them is the chassis, whose errors the others' are made of."""

    def __init__(self, *packages: Path) -> None:
        self._modules = {
            module.name: module
            for package in packages
            for file in sorted(package.glob("**/*.py"))
            if not _UNSPOKEN.intersection(file.relative_to(package).parts)
            for module in [Module(file, package)]
        }

    def of(self, package: Path) -> list[Module]:
        return [each for each in self._modules.values() if each.file.is_relative_to(package)]

    def said(self, package: Path) -> Iterator[Said]:
        for module in self.of(package):
            for call in _calls(module.tree):
                if module.resolve(call.func) == _TEXT:
                    template = call.args[0] if len(call.args) == 1 else None
                    literal = template.value if isinstance(template, ast.Constant) else None
                    names = frozenset(keyword.arg or "**" for keyword in call.keywords)
                    yield Said(str(literal), names, module.at(call), isinstance(literal, str))

    def plain_strings(self, package: Path) -> Iterator[str]:
        for module in self.of(package):
            for call, around in _calls_in_place(module.tree):
                words = self._words_handed_over(module, call, around)
                if any(self._is_plain(module, around, value) for value in words):
                    yield module.at(call)
        for module, function in self._validators(package):
            for call in _calls(function):
                is_value_error = isinstance(call.func, ast.Name) and call.func.id == "ValueError"
                if is_value_error and any(self._is_plain(module, [function], each) for each in call.args):
                    yield module.at(call)

    def _words_handed_over(
        self, module: Module, call: ast.Call, around: Sequence[ast.AST]
    ) -> Iterator[ast.expr]:
        owner = next((each for each in around if isinstance(each, ast.ClassDef)), None)
        words = self._worded_parameters(module, call.func, owner)
        for name, value in zip(words, call.args, strict=False):
            if words[name]:
                yield value
        yield from (each.value for each in call.keywords if words.get(each.arg or ""))

    def _worded_parameters(self, module: Module, func: ast.expr, owner: ast.ClassDef | None) -> Parameters:
        """The called function's parameters in their order, and whether words are handed over by them."""
        match func:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__") if owner:
                return self._inherited(module, owner, self._parameters)
            case ast.Attribute(value=ast.Name(id=kind), attr=method) if kind in module.imports:
                # `Invalid.field(…)`; where the name is a module, `resolve` finds the function in it.
                if found := self._method(module.imports[kind], method):
                    return found
            case _:
                pass
        name = module.resolve(func)
        return self._parameters(name) if name else {}

    def _parameters(self, name: Name) -> Parameters:
        module, definition = self._find(name)
        if module is None or definition is None:
            return {}
        is_error = self._is_error(name)
        if isinstance(definition, Function):
            return _arguments(module, definition, by_name=False)
        for part in definition.body:
            if isinstance(part, Function) and part.name == "__init__":
                return _arguments(module, part, by_name=is_error)
        fields = {
            part.target.id: _is_worded(module, part.target.id, part.annotation, by_name=is_error)
            for part in definition.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        }
        if fields and not self._descends(name, _ROOT_ERROR):
            return fields
        return self._inherited(module, definition, self._parameters)

    def _method(self, kind: Name, method: str) -> Parameters:
        module, definition = self._find(kind)
        if module is None or not isinstance(definition, ast.ClassDef):
            return {}
        for part in definition.body:
            if isinstance(part, Function) and part.name == method:
                return _arguments(module, part, by_name=self._is_error(kind))
        return self._inherited(module, definition, lambda base: self._method(base, method))

    def _inherited(
        self, module: Module, kind: ast.ClassDef, look: Callable[[Name], Parameters]
    ) -> Parameters:
        for base in kind.bases:
            name = module.resolve(base)
            if name and (found := look(name)):
                return found
        return {}

    def _is_error(self, name: Name) -> bool:
        return name == _FIELD_ERROR or self._descends(name, _ROOT_ERROR)

    def _descends(self, name: Name, root: Name) -> bool:
        if name == root:
            return True
        module, definition = self._find(name)
        if module is None or not isinstance(definition, ast.ClassDef):
            return False
        bases = [found for base in definition.bases if (found := module.resolve(base))]
        return any(self._descends(base, root) for base in bases)

    def _find(self, name: Name) -> tuple[Module | None, Definition | None]:
        module = self._modules.get(name[0])
        return module, module.definitions.get(name[1]) if module else None

    def _is_plain(self, module: Module, around: Sequence[ast.AST], node: ast.expr) -> bool:
        """Whether these words may be no `Text`: a string in the source, or a name or call typed `str`."""

        def plain(each: ast.expr) -> bool:
            return self._is_plain(module, around, each)

        match node:
            case ast.Constant(value=str() as words):
                return words != ""
            case ast.JoinedStr():
                return True
            case ast.BinOp(left=left, right=right):
                return plain(left) or plain(right)
            case ast.BoolOp(values=values):
                return any(map(plain, values))
            case ast.IfExp(body=body, orelse=orelse):
                return plain(body) or plain(orelse)
            case ast.Call(func=ast.Name(id="str")):
                return True
            case ast.Call(func=func):
                name = module.resolve(func)
                home, function = self._find(name) if name else (None, None)
                if home is not None and isinstance(function, Function):
                    return _is_str(function.returns)
                return isinstance(func, ast.Attribute) and plain(func.value)
            case ast.Name(id=name):
                return any(map(plain, self._meanings(module, around, name)))
            case _:
                return False

    def _meanings(self, module: Module, around: Sequence[ast.AST], name: str) -> Iterator[ast.expr]:
        """What a name was set to: in the functions around it, in its module, or in the one it comes from."""
        for function in around:
            if isinstance(function, Function):
                for parameter in _parameters_of(function):
                    if parameter.arg == name and _is_str(parameter.annotation):
                        yield ast.Constant(value=f"a {name}")
                yield from _assigned(function, name)
        yield from _assigned(module.tree, name, deep=False)
        if name in module.imports:
            home = self._modules.get(module.imports[name][0])
            if home is not None:
                yield from _assigned(home.tree, module.imports[name][1], deep=False)

    def _validators(self, package: Path) -> Iterator[tuple[Module, Function]]:
        """Functions pydantic calls: what they raise becomes the message of a field."""
        for module in self.of(package):
            for call in _calls(module.tree):
                if isinstance(call.func, ast.Name) and call.func.id in _VALIDATORS and call.args:
                    name = module.resolve(call.args[0])
                    home, function = self._find(name) if name else (None, None)
                    if home is not None and isinstance(function, Function):
                        yield home, function
            for function in ast.walk(module.tree):
                if isinstance(function, Function) and any(map(_is_validating, function.decorator_list)):
                    yield module, function


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _calls_in_place(tree: ast.AST, *around: ast.AST) -> Iterator[tuple[ast.Call, tuple[ast.AST, ...]]]:
    """Every call, with the functions and classes it stands in, from the inside."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield node, around
        inner = (node, *around) if isinstance(node, (ast.ClassDef, Function)) else around
        yield from _calls_in_place(node, *inner)


def _arguments(module: Module, function: Function, *, by_name: bool) -> Parameters:
    return {
        each.arg: _is_worded(module, each.arg, each.annotation, by_name=by_name)
        for each in _parameters_of(function)
        if each.arg not in ("self", "cls")
    }


def _parameters_of(function: Function) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]


def _assigned(tree: ast.Module | Function, name: str, *, deep: bool = True) -> Iterator[ast.expr]:
    for node in ast.walk(tree) if deep else tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _parts_set(target, node.value, name)


def _parts_set(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    """`a = x` and `a, b = x, y`"""
    if isinstance(target, ast.Name) and target.id == name:
        yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for inner, part in zip(target.elts, value.elts, strict=False):
            yield from _parts_set(inner, part, name)


def _names_in(annotation: ast.expr | None) -> set[str]:
    return {each.id for each in ast.walk(annotation) if isinstance(each, ast.Name)} if annotation else set()


def _is_str(annotation: ast.expr | None) -> bool:
    return "str" in _names_in(annotation) and "Text" not in _names_in(annotation)


def _is_worded(module: Module, name: str, annotation: ast.expr | None, *, by_name: bool) -> bool:
    """Errors call it `message`; elsewhere the type tells."""
    return (by_name and name == "message") or any(
        module.imports.get(each) in (_TEXT, _TRANSLATED_TEXT) for each in _names_in(annotation)
    )


def _is_validating(decorator: ast.expr) -> bool:
    func = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(func, ast.Name) and func.id in _VALIDATING
