/** Browser version of Node.js's `stream` that doesn't stream. Its classes exist only for `extends` and `instanceof`. */
import EventEmitter from 'playground:events';

class Stream extends EventEmitter {
  pipe<T>(target: T): T {
    return target;
  }
}
class Readable extends Stream {}
class Writable extends Stream {}
class Duplex extends Stream {}
class Transform extends Duplex {}
class PassThrough extends Transform {}

function unsupported(): never {
  throw new Error('Streams aren’t available in the playground.');
}

export default Object.assign(Stream, {
  Stream,
  Readable,
  Writable,
  Duplex,
  Transform,
  PassThrough,
  pipeline: unsupported,
  finished: unsupported,
});
