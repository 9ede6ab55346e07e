const events = [];

exports.track = (name) => events.push(name);
exports.events = () => events;
