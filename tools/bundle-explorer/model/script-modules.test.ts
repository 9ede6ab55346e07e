import { expect, test } from 'vitest';
import { modulesInScript } from './script-modules.ts';

/** Wraps modules in a chunk as webpack emits it. */
const chunkOf = (modules: string[]): string =>
  `(self.chunks=self.chunks||[]).push([[7],{${modules.join(',')}}]);"use strict";const last={12:(e)=>e};`;

test.each([
  ['a method', '12(e,t,n){n(34)}'],
  ['an arrow function', '12:(e,t)=>{t.a=1}'],
  ['an arrow with one parameter', '12:e=>{e.exports=1}'],
  ['a function', '12:function(e){return{12:2,34:3}}'],
  ['braces in texts', `12(e){e.a='}{',e.b="\\"}",e.c='it"s'}`],
  ['braces in a template', '12(e){e.a=`}${{a:`{${1}`}.a}{`}'],
  ['braces in a regular expression', '12(e){e.a=/[/}]\\/}/g.test(e),e.b=4/2/1}'],
  ['an apostrophe in a regular expression', "12(e){return/'/.test(e)}"],
  ['comments', "12:/*! } */(e)=>{// it's\n}"],
])('finds a module written with %s', (_, module) => {
  const code = chunkOf([module, '34(e){e.exports={}}']);
  expect([...modulesInScript(code, new Set(['12', '34']))]).toEqual([
    ['12', module.length],
    ['34', '34(e){e.exports={}}'.length],
  ]);
});

test('paths as ids, and objects that are no modules', () => {
  const module = '"./src/a.js":(e)=>{eval("{}")}';
  expect([...modulesInScript(chunkOf([module]), new Set(['./src/a.js']))]).toEqual([['./src/a.js', module.length]]);
  expect(modulesInScript('const sizes={12:"a",34:[1]};', new Set(['12', '34'])).size).toBe(0);
  expect(modulesInScript("/* never ends '", new Set(['12'])).size).toBe(0);
});
