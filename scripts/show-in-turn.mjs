/**
 * Output of what runs side by side, readable: that of the first is shown as it comes, that of each other once those before it
 * have ended.
 *
 * @param count how many run
 * @param write takes what is to be shown
 * @returns for each: `show` takes a part of its output, `end` says that it has ended
 */
export function showInTurn(count, write) {
  const outputs = Array.from({ length: count }, () => ({ held: [], ended: false }));
  let turn = 0;
  const pass = () => {
    while (outputs[turn]?.ended) {
      turn += 1;
      for (const part of outputs[turn]?.held ?? []) write(part);
    }
  };
  return outputs.map((output, place) => ({
    show(part) {
      if (place === turn) write(part);
      else output.held.push(part);
    },
    end() {
      output.ended = true;
      pass();
    },
  }));
}
